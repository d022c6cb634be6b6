/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How often each decision was open and each option had each of its values, so
 * that what never came up is seen.
 */

#include "config.h"

#include "cli-game.h"

struct CliTally
{
  gsize decisions[BST_N_DECISIONS];
  gsize verbs[BST_N_VERBS];
  GHashTable *values; /* "key=value" to the number of games */
};

CliTally *
cli_tally_new (void)
{
  CliTally *self = g_new0 (CliTally, 1);

  self->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
cli_tally_free (CliTally *self)
{
  g_hash_table_unref (self->values);
  g_free (self);
}

static void
add_value (CliTally *self, const char *key, const char *value, gsize n)
{
  char *name = g_strdup_printf ("%s=%s", key, value);
  gsize before = GPOINTER_TO_SIZE (g_hash_table_lookup (self->values, name));

  g_hash_table_replace (self->values, name, GSIZE_TO_POINTER (before + n));
}

/* Options of rules that are not in play have no value there. */
void
cli_tally_setup (CliTally *self, const BstSetup *engine)
{
  for (gsize i = 0; i < bst_modules_count (); i++)
    {
      const BstOptionDef *defs;
      gsize n = bst_modules_options (i, &defs);

      for (gsize k = 0; k < n; k++)
        for (guint v = 0; defs[k].values[v] != NULL; v++)
          add_value (self, defs[k].key, defs[k].values[v],
                     bst_setup_option (engine, defs[k].key) == (int) v);
    }
}

void
cli_tally_action (CliTally *self, const BstState *state, const BstAction *action)
{
  self->decisions[bst_state_decision (state).kind]++;
  self->verbs[action->verb]++;
}

static void
print_option (CliTally *self, const BstOptionDef *def, GString *never)
{
  g_print ("option %s", def->key);
  for (guint v = 0; def->values[v] != NULL; v++)
    {
      g_autofree char *name = g_strdup_printf ("%s=%s", def->key, def->values[v]);
      gsize n = GPOINTER_TO_SIZE (g_hash_table_lookup (self->values, name));

      g_print (" %s %zu", def->values[v], n);
      if (n == 0)
        g_string_append_printf (never, " %s", name);
    }
  g_print ("\n");
}

void
cli_tally_print (CliTally *self)
{
  g_autoptr (GString) never = g_string_new ("never");

  for (int kind = BST_DECISION_FIRST; kind < BST_N_DECISIONS; kind++)
    {
      const char *name = bst_decision_name ((BstDecisionKind) kind);

      if (self->decisions[kind] == 0)
        g_string_append_printf (never, " decision:%s", name);
      else
        g_print ("decision %s %zu\n", name, self->decisions[kind]);
    }
  for (int verb = BST_VERB_FIRST; verb < BST_N_VERBS; verb++)
    if (self->verbs[verb] == 0)
      g_string_append_printf (never, " verb:%s", bst_verb_name ((BstVerb) verb));
    else
      g_print ("verb %s %zu\n", bst_verb_name ((BstVerb) verb), self->verbs[verb]);
  for (gsize i = 0; i < bst_modules_count (); i++)
    {
      const BstOptionDef *defs;
      gsize n = bst_modules_options (i, &defs);

      for (gsize k = 0; k < n; k++)
        print_option (self, &defs[k], never);
    }
  g_print ("%s\n", never->str);
}
