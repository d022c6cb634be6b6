/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core.h"

/* Appends a term of `count` times `each`; returns its index, or -1 when the
 * sheet is full. */
int
bst_sheet_add (BstSheet *sheet, int code, int count, int each)
{
  if (count == 0 || sheet->n_terms == BST_MAX_TERMS)
    return -1;
  sheet->terms[sheet->n_terms] = (BstTerm){ .code = (uint8_t) code,
                                            .count = (int16_t) count,
                                            .each = (int16_t) each,
                                            .sum = count * each };
  return sheet->n_terms++;
}

/* The same for one of the winners alone. */
int
bst_sheet_add_for (BstSheet *sheet, unsigned seat, int code, int count, int each)
{
  int index = bst_sheet_add (sheet, code, count, each);

  if (index >= 0)
    {
      sheet->terms[index].seat = (uint8_t) seat;
      sheet->paid[seat] += count * each;
    }
  return index;
}

static void
sum_terms (BstSheet *sheet)
{
  sheet->points = 0;
  for (unsigned i = 0; i < sheet->n_terms; i++)
    sheet->points += sheet->terms[i].seat == 0 ? sheet->terms[i].sum : 0;
  if (sheet->points < 0)
    sheet->points = 0;
}

/* S0 Summary 3: the player with the most followers scores all, tied players
 * score in full, the others nothing.  A strength of 0 wins nothing. */
static void
find_winners (const BstSetup *setup, BstSheet *sheet)
{
  int best = 0;

  for (unsigned seat = 1; seat <= setup->n_seats; seat++)
    if (sheet->strength[seat] > best)
      best = sheet->strength[seat];
  sheet->winners = 0;
  for (unsigned seat = 1; best > 0 && seat <= setup->n_seats; seat++)
    if (sheet->strength[seat] == best)
      sheet->winners |= (uint16_t) (1u << seat);
}

/* Figures that claim but weigh nothing are found one by one. */
static void
find_weightless (const BstState *state, unsigned root, BstSheet *sheet)
{
  const BstSetup *setup = state->setup;
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);

  for (size_t i = 0; i < setup->n_pieces; i++)
    {
      const BstPiece *piece = &pieces[i];

      if ((setup->weightless >> piece->kind & 1) && bst_piece_is_in (state, piece, root))
        sheet->present |= (uint16_t) (1u << piece->seat);
    }
}

static void
find_present (const BstState *state, unsigned root, BstSheet *sheet)
{
  const BstSetup *setup = state->setup;
  const BstNode *node = bst_node (state, root);

  for (unsigned seat = 1; seat <= setup->n_seats; seat++)
    {
      sheet->strength[seat] = (int16_t) node->tally[seat - 1];
      sheet->present |= (uint16_t) ((node->tally[seat - 1] != 0) << seat);
    }
  if (setup->weightless != 0 && node->followers != 0)
    find_weightless (state, root, sheet);
}

void
bst_feature_score (const BstState *state, BstSegmentId segment, BstWhen when, BstSheet *sheet)
{
  const BstSetup *setup = state->setup;
  const BstHookLists *hooks = &setup->hooks;
  unsigned root = bst_find (state, segment);

  memset (sheet, 0, offsetof (BstSheet, terms));
  sheet->segment = bst_node (state, root)->oldest;
  sheet->kind = (uint8_t) bst_segment_kind (state, segment);
  sheet->when = (uint8_t) when;
  if (setup->features[sheet->kind].terms != NULL)
    setup->features[sheet->kind].terms (state, (BstSegmentId) root, sheet);
  find_present (state, root, sheet);
  for (size_t i = 0; i < hooks->strength.n; i++)
    hooks->strength.of[i]->strength (state, sheet);
  find_winners (setup, sheet);
  sum_terms (sheet);
  for (size_t i = 0; i < hooks->score_terms.n; i++)
    {
      hooks->score_terms.of[i]->score_terms (state, sheet);
      sum_terms (sheet);
    }
  for (unsigned seat = 1; seat <= setup->n_seats; seat++)
    if (sheet->winners >> seat & 1)
      sheet->paid[seat] += sheet->points;
}

void
bst_state_project (const BstState *state, int points[BST_MAX_SEATS + 1])
{
  const BstSetup *setup = state->setup;
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  BstSegmentId seen[BST_MAX_SEATS * BST_MAX_PIECES_PER_SEAT * 2];
  size_t n = 0;

  for (unsigned seat = 0; seat <= BST_MAX_SEATS; seat++)
    points[seat] = state->scores[seat];
  for (size_t i = 0; i < setup->n_pieces * 2; i++)
    {
      const BstPiece *piece = &pieces[i / 2];
      BstSegmentId segment = i % 2 == 0 ? piece->segment : piece->second, name;
      BstSheet sheet;
      size_t k = 0;

      if (piece->place != BST_AT_SEGMENT || segment == BST_NO_SEGMENT)
        continue;
      name = bst_feature_name (state, segment);
      while (k < n && seen[k] != name)
        k++;
      if (k < n || n == sizeof seen / sizeof *seen || bst_feature_scored (state, name))
        continue;
      seen[n++] = name;
      bst_feature_score (
        state, name, bst_feature_complete (state, name) ? BST_WHEN_COMPLETED : BST_WHEN_FINAL,
        &sheet);
      for (unsigned seat = 1; seat <= setup->n_seats; seat++)
        points[seat] += sheet.winners >> seat & 1 ? sheet.paid[seat] : 0;
    }
  for (size_t i = 0; i < setup->hooks.project.n; i++)
    setup->hooks.project.of[i]->project (state, points);
}
