/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of keys against the keys that the landscape binds.
 */

#include "config.h"

#include <adwaita.h>

#include "bastide-accels.h"
#include "bastide-widgets.h"

typedef void (*EachFunc) (GtkShortcut *shortcut, gpointer data);

static void
each_binding (GtkWidget *widget, EachFunc func, gpointer data)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (item))
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (item)); j++)
        {
          g_autoptr (GtkShortcut) shortcut
              = g_list_model_get_item (G_LIST_MODEL (item), j);

          if (GTK_IS_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut)))
            func (shortcut, data);
        }
    }
}

/* One key has several names: it stands on the keypad too, and plus needs Shift
 * on some keyboards and stands on the key of equals on others. The table names
 * the plain one. */
static char *
name_key (GtkShortcut *shortcut)
{
  static const struct
  {
    guint from, to;
  } twins[] = {
    { GDK_KEY_KP_Enter, GDK_KEY_Return }, { GDK_KEY_KP_Add, GDK_KEY_plus },
    { GDK_KEY_KP_Subtract, GDK_KEY_minus }, { GDK_KEY_KP_Left, GDK_KEY_Left },
    { GDK_KEY_KP_Right, GDK_KEY_Right }, { GDK_KEY_KP_Up, GDK_KEY_Up },
    { GDK_KEY_KP_Down, GDK_KEY_Down }, { GDK_KEY_equal, GDK_KEY_plus },
  };
  GtkKeyvalTrigger *trigger
      = GTK_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut));
  guint key = gtk_keyval_trigger_get_keyval (trigger);
  GdkModifierType modifiers = gtk_keyval_trigger_get_modifiers (trigger);

  if (key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9)
    key = GDK_KEY_0 + key - GDK_KEY_KP_0;
  for (gsize i = 0; i < G_N_ELEMENTS (twins); i++)
    if (key == twins[i].from)
      key = twins[i].to;
  if (key == GDK_KEY_plus)
    modifiers &= ~GDK_SHIFT_MASK;
  return gtk_accelerator_name (key, modifiers);
}

static void
add_to_table (GHashTable *table, const char *keys, const char *action)
{
  guint key;
  GdkModifierType modifiers;

  g_assert_true (gtk_accelerator_parse (keys, &key, &modifiers));
  g_assert_true (g_hash_table_insert (table, gtk_accelerator_name (key, modifiers),
                                      (gpointer) action));
}

/* The name of each key of the landscape in the table, and its action. */
static GHashTable *
read_table (void)
{
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize n;
  const BastideAccel *accels = bastide_accels_get (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_auto (GStrv) keys = g_strsplit (accels[i].accels, " ", -1);

      if (!bastide_accel_is_local (&accels[i]))
        continue;
      for (gsize j = 0; keys[j] != NULL; j++)
        {
          if (!g_str_equal (keys[j], "1...9"))
            {
              add_to_table (table, keys[j], accels[i].action);
              continue;
            }
          for (char digit[] = "1"; digit[0] <= '9'; digit[0]++)
            add_to_table (table, digit, accels[i].action);
        }
    }
  return table;
}

/* The action that a binding runs, or NULL when it calls a function. */
static char *
get_action (GtkShortcut *shortcut)
{
  GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);
  GVariant *arguments = gtk_shortcut_get_arguments (shortcut);
  char *name = NULL;

  if (GTK_IS_NAMED_ACTION (action))
    return g_strdup (gtk_named_action_get_action_name (GTK_NAMED_ACTION (action)));
  if (arguments != NULL
      && g_variant_is_of_type (arguments, G_VARIANT_TYPE ("(s)")))
    g_variant_get (arguments, "(s)", &name);
  return name;
}

typedef struct
{
  GHashTable *table, *bound;
  guint n_actions;
} Walk;

static void
check_binding (GtkShortcut *shortcut, gpointer data)
{
  Walk *walk = data;
  char *key = name_key (shortcut);
  g_autofree char *action = get_action (shortcut);
  const char *listed = g_hash_table_lookup (walk->table, key);

  if (listed == NULL)
    g_test_message ("the table lacks %s", key);
  g_assert_nonnull (listed);
  if (action != NULL)
    {
      g_assert_cmpstr (listed, ==, action);
      walk->n_actions++;
    }
  g_hash_table_add (walk->bound, key);
}

static void
test_landscape (void)
{
  g_autoptr (GtkWidget) landscape = g_object_ref_sink (bastide_landscape_new ());
  g_autoptr (GHashTable) table = read_table ();
  g_autoptr (GHashTable) bound
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Walk walk = { table, bound, 0 };
  GHashTableIter iter;
  gpointer key;

  each_binding (landscape, check_binding, &walk);
  g_assert_cmpuint (walk.n_actions, >, 20);
  /* And the table promises nothing that is not bound. */
  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      if (!g_hash_table_contains (bound, key))
        g_test_message ("the landscape lacks %s", (char *) key);
      g_assert_true (g_hash_table_contains (bound, key));
    }
}

static void
count_call (gpointer data)
{
  (*(guint *) data)++;
}

static void
press_t (GtkShortcut *shortcut, gpointer data)
{
  GtkWidget *widget = data;
  g_autofree char *key = name_key (shortcut);

  if (g_str_equal (key, "t"))
    gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                  gtk_shortcut_get_arguments (shortcut));
}

/* Letters can be switched off. */
static void
test_letters (void)
{
  g_autoptr (GtkWidget) landscape = g_object_ref_sink (bastide_landscape_new ());
  guint calls = 0;

  g_signal_connect_swapped (landscape, "show-tiles", G_CALLBACK (count_call), &calls);
  each_binding (landscape, press_t, landscape);
  g_assert_cmpuint (calls, ==, 1);
  g_object_set (landscape, "single-letter-keys", FALSE, NULL);
  each_binding (landscape, press_t, landscape);
  g_assert_cmpuint (calls, ==, 1);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  bastide_widgets_init ();
  g_test_add_func ("/accels/landscape", test_landscape);
  g_test_add_func ("/accels/letters", test_letters);
  return g_test_run ();
}
