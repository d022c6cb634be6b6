/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "score.h"

#include "bastide-jcz-check.h"

/* Who was paid what for, in that program's words. */

static const char *
feature_word (guint8 kind)
{
  static const char *const words[BST_N_FEATURE_KINDS] = {
    [BST_FEATURE_FIELD] = "field",         [BST_FEATURE_CITY] = "city",
    [BST_FEATURE_ROAD] = "road",           [BST_FEATURE_MONASTERY] = "monastery",
    [BST_FEATURE_GARDEN] = "garden",
  };

  return kind < BST_N_FEATURE_KINDS ? words[kind] : NULL;
}

static const char *
bonus_word (guint8 code)
{
  switch (code)
    {
    case BST_BONUS_WINE:
    case BST_BONUS_GRAIN:
    case BST_BONUS_CLOTH:
      return "trade-goods";
    case BST_BONUS_FAIRY:
    case BST_BONUS_FAIRY_TURN:
      return "fairy";
    case BST_BONUS_BARN:
      return "field";
    case BST_BONUS_KING:
      return "king";
    case BST_BONUS_ROBBER_BARON:
      return "robber";
    case BST_BONUS_KING_AND_ROBBER_BARON:
      return "king+robber";
    default:
      return NULL;
    }
}

static void
note_payment (BastideJczCheck *check,
              const BstEvent  *event)
{
  BastideJczPayment payment = { event->seat, NULL, event->points };

  if (event->kind == BST_EVENT_RECEIVER)
    payment.word = feature_word (event->feature);
  else if (event->kind == BST_EVENT_POINTS && event->cause == BST_CAUSE_MODULE)
    payment.word = bonus_word (event->code);
  else if (event->kind == BST_EVENT_POINTS && event->cause == BST_CAUSE_RECALL)
    payment.word = feature_word (event->feature);
  if (payment.word != NULL)
    g_array_append_val (check->payments, payment);
}

void
bastide_jcz_note_payments (BastideJczCheck *check,
                           const BstEvent  *events,
                           gsize            n_events)
{
  guint8 kind = 0;

  for (gsize i = 0; i < n_events; i++)
    {
      BstEvent event = events[i];

      /* Receivers follow their score, which knows the feature. */
      if (event.kind == BST_EVENT_SCORE)
        kind = event.feature;
      if (event.kind == BST_EVENT_RECEIVER)
        event.feature = kind;
      note_payment (check, &event);
    }
}

gboolean
bastide_jcz_was_paid (BastideJczCheck *check,
                      guint            seat,
                      const char      *word,
                      gint64           points)
{
  for (guint i = 0; i < check->payments->len; i++)
    {
      const BastideJczPayment *it
          = &g_array_index (check->payments, BastideJczPayment, i);

      if (it->seat == seat && it->points == points
          && g_str_equal (it->word, word))
        return TRUE;
    }

  return FALSE;
}

char *
bastide_jcz_payments_to_string (BastideJczCheck *check,
                                guint            seat)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < check->payments->len; i++)
    {
      const BastideJczPayment *it
          = &g_array_index (check->payments, BastideJczPayment, i);

      if (it->seat == seat)
        g_string_append_printf (text, "%s%s %d", text->len > 0 ? ", " : "",
                                it->word, it->points);
    }
  if (text->len == 0)
    g_string_append (text, "nothing");

  return g_string_free (text, FALSE);
}
