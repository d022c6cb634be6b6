/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-setup-private.h"

/* The words for an option. The engine's tables say which options and values
 * there are; one that is missing here is shown by its key. */
typedef struct
{
  const char *key;
  const char *title;
  const char *help;
  struct
  {
    const char *value;
    const char *title;
  } values[4];
} OptionWords;

static const OptionWords option_words[] = {
  { "base.two-tile-city",
    N_("Smallest city"),
    N_("What a completed city of two tiles is worth. With 2 it scores one "
       "point for each tile and one for each shield."),
    { { "4", N_("4 points") }, { "2", N_("2 points") } } },
  { "base.farmers",
    N_("Fields"),
    N_("Whether followers may be placed in fields, which score for completed "
       "cities at the end of the game."),
    { { "on", N_("In play") }, { "off", N_("Not in play") } } },
  { "base.first-player",
    N_("First player"),
    N_("Who has the first turn."),
    { { "choose", N_("The first in the list") },
      { "random", N_("Drawn by lot") } } },
  { "ic.incomplete-inn",
    N_("Unfinished roads with an inn"),
    N_("What a road with an inn is worth at the end of the game if it was not "
       "completed."),
    { { "0", N_("Nothing") }, { "tiles", N_("1 point for each tile") } } },
  { "ic.incomplete-cathedral",
    N_("Unfinished cities with a cathedral"),
    N_("What a city with a cathedral is worth at the end of the game if it was "
       "not completed."),
    { { "0", N_("Nothing") }, { "normal", N_("As any other city") } } },
  { "ic.cathedral-pennant",
    N_("Shields in cities with a cathedral"),
    N_("What each shield is worth in a completed city with a cathedral."),
    { { "3", N_("3 points") }, { "2", N_("2 points") },
      { "0", N_("Nothing") } } },
  { "tb.builder-placement",
    N_("Placing the builder"),
    N_("Whether the builder takes the place of a follower or may be placed "
       "together with one."),
    { { "instead", N_("Instead of a follower") },
      { "also", N_("Besides a follower") } } },
  { "tb.builder-after-turn",
    N_("Builder after the second tile"),
    N_("Whether the builder stays until its road or city is completed or goes "
       "home as soon as it has brought a second tile."),
    { { "stays", N_("Stays") }, { "returns", N_("Goes home") } } },
  { "tb.builder-second-part",
    N_("Second tile"),
    N_("Whether a player whose builder brings a second tile must lay it."),
    { { "required", N_("Required") }, { "optional", N_("Optional") } } },
  { "tb.pig-placement",
    N_("Placing the pig"),
    N_("Whether the pig takes the place of a follower or may be placed "
       "together with one."),
    { { "instead", N_("Instead of a follower") },
      { "also", N_("Besides a follower") } } },
  { "tb.pig-value",
    N_("Pigs"),
    N_("When pigs score: at the end of the game they add a point for each city "
       "of a field that their owner wins, or whenever a city with a shield is "
       "completed they score for the cities of their field."),
    { { "majority", N_("At the end of the game") },
      { "completion", N_("When a city is completed") } } },
  { "tb.goods-tie",
    N_("Equal numbers of goods"),
    N_("Whether players who have equally many of a good all score for it."),
    { { "all", N_("All score") }, { "none", N_("Nobody scores") } } },
  { "pd.dragon-tile-before-volcano",
    N_("Dragon tiles before a volcano"),
    N_("What happens to tiles that move the dragon before it is on the board: "
       "they are laid like any other, or they wait outside the stack until a "
       "volcano was laid."),
    { { "ignore", N_("Laid without a walk") },
      { "set-aside", N_("Set aside") } } },
  { "pd.dragon-timing",
    N_("When the dragon walks"),
    N_("Whether the dragon walks before or after completed features are "
       "scored."),
    { { "before", N_("Before scoring") }, { "after", N_("After scoring") } } },
  { "pd.dragon-eats-mage-witch",
    N_("Dragon, mage and witch"),
    N_("Whether the dragon takes the mage and the witch off the board."),
    { { "yes", N_("It takes them") }, { "no", N_("It spares them") } } },
  { "pd.fairy-model",
    N_("Fairy"),
    N_("Where the fairy stands and what she brings. Beside a follower she is "
       "with that follower alone; on a tile she is with all who stand there; "
       "in the mixed form the point each turn is for her follower and the "
       "three points of a completed feature are for all who stand on her "
       "tile."),
    { { "mix", N_("Mixed") }, { "follower", N_("Beside a follower") },
      { "tile", N_("On a tile") } } },
  { "pd.princess",
    N_("Princess"),
    N_("Whether a princess has to send a follower home if she can."),
    { { "may", N_("May") }, { "must", N_("Must") } } },
  { "pd.princess-target",
    N_("Whom the princess sends home"),
    N_("Whether the princess may send followers of the player home whose turn "
       "it is."),
    { { "others", N_("Followers of other players") },
      { "any", N_("Any follower") } } },
  { "pd.portal-specials",
    N_("Figures that use the portal"),
    N_("Whether builders and pigs may be placed through a portal, too."),
    { { "followers", N_("Followers only") }, { "any", N_("All") } } },
  { "am.end-abbey",
    N_("Abbeys after the last tile"),
    N_("Whether players who still have an abbey may lay it when the stack is "
       "empty: each has one more turn for it."),
    { { "none", N_("Not laid") }, { "once", N_("One more turn") } } },
  { "am.wagon-move",
    N_("How far the wagon drives"),
    N_("Where the wagon may go when its feature was scored: to features on its "
       "own and the eight tiles around it, or to those which the road or city "
       "leads to."),
    { { "adjacent", N_("To tiles around it") },
      { "connected", N_("To connected features") } } },
  { "am.barn-occupied",
    N_("Barns in fields with a barn"),
    N_("Whether a barn may be placed in a field where another barn stands."),
    { { "no", N_("Not allowed") }, { "yes", N_("Allowed") } } },
  { "am.barn-payment",
    N_("Several barns in a field"),
    N_("Whether players with several barns in a field score once or for each of "
       "them."),
    { { "owner", N_("Once for each player") },
      { "barn", N_("Once for each barn") } } },
  { "am.barn-without-farmers",
    N_("Barns in empty fields"),
    N_("Whether a barn may be placed in a field without followers."),
    { { "yes", N_("Allowed") }, { "no", N_("Not allowed") } } },
  { "kr.scoring",
    N_("King and robber baron"),
    N_("What the king and the robber baron score at the end of the game, or "
       "while it goes on."),
    { { "completed", N_("1 point for each completed feature") },
      { "ten", N_("10 points each") },
      { "fifteen-forty", N_("15 points, 40 for both") },
      { "continuous", N_("A point whenever a feature is completed") } } },
  { "kr.record",
    N_("Largest city, longest road"),
    N_("Whether a record stays when the road that set it is no longer "
       "complete."),
    { { "historical", N_("It stays") },
      { "current", N_("Only what is on the board counts") } } },
  { "kr.completed-count",
    N_("Completed roads"),
    N_("Which roads the robber baron scores for: those that are complete at the "
       "end, or all that were completed during the game."),
    { { "end", N_("Complete at the end") },
      { "during", N_("Completed during the game") } } },
  { "kr.tile-text",
    N_("Size of a city or road"),
    N_("Whether a tile that holds a city or road twice counts once for its "
       "size."),
    { { "joined", N_("Counts once") }, { "single", N_("Counts twice") } } },
  { "kr.king",
    N_("King"),
    N_("Whether the largest city makes its builder king."),
    { { "on", N_("In play") }, { "off", N_("Not in play") } } },
  { "kr.robber",
    N_("Robber baron"),
    N_("Whether the longest road makes its builder robber baron."),
    { { "on", N_("In play") }, { "off", N_("Not in play") } } },
  { "end.condition",
    N_("End of the game"),
    N_("When the game ends: after the turn in which the last tile is laid, or "
       "when a player cannot draw or lay a tile."),
    { { "last-tile", N_("After the last tile") },
      { "no-tile", N_("When there is no tile to lay") } } },
  { "river.border",
    N_("Banks of the river"),
    N_("Whether the river parts the fields on its two banks."),
    { { "separates", N_("Two fields") }, { "joins", N_("One field") } } },
  { "river.u-turn",
    N_("Bends of the river"),
    N_("Whether the river may turn twice in the same direction, one tile after "
       "the other."),
    { { "forbid", N_("No double bend") }, { "free", N_("Free") } } },
};

static const OptionWords *
find_words (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (option_words); i++)
    if (g_str_equal (option_words[i].key, key))
      return &option_words[i];

  return NULL;
}

/* The engine's definition of an option, or NULL. */
const BstOptionDef *
bastide_option_find (const char *key)
{
  for (gsize i = 0; i < bst_modules_count (); i++)
    {
      const BstOptionDef *options;
      gsize n = bst_modules_options (i, &options);

      for (gsize j = 0; j < n; j++)
        if (g_str_equal (options[j].key, key))
          return &options[j];
    }

  return NULL;
}

char *
bastide_option_get_title (const char *key)
{
  const OptionWords *words;

  g_return_val_if_fail (key != NULL, NULL);

  words = find_words (key);
  return g_strdup (words != NULL ? _(words->title) : key);
}

/* "" for an option without an explanation. */
char *
bastide_option_get_help (const char *key)
{
  const OptionWords *words;

  g_return_val_if_fail (key != NULL, NULL);

  words = find_words (key);
  return g_strdup (words != NULL ? _(words->help) : "");
}

char *
bastide_option_get_value_title (const char *key,
                                const char *value)
{
  const OptionWords *words;

  g_return_val_if_fail (key != NULL, NULL);
  g_return_val_if_fail (value != NULL, NULL);

  words = find_words (key);
  for (guint i = 0; words != NULL && i < G_N_ELEMENTS (words->values); i++)
    if (g_strcmp0 (words->values[i].value, value) == 0)
      return g_strdup (_(words->values[i].title));

  return g_strdup (value);
}

/* ---- Presets ---- */

typedef struct
{
  const char *key;
  const char *value;
} PresetOption;

typedef struct
{
  const char *id;
  const char *title;
  /* Options that differ from the default. */
  PresetOption options[12];
} Preset;

/* The second is the online help's text (S3) where it says something else than
 * the rulebook; of shields beside a cathedral it says nothing, so that the
 * two points of any city stay. The third is what that program does. */
static const Preset presets[] = {
  { "rulebook", N_("Rulebook"), { { NULL, NULL } } },
  { "bga", N_("Board Game Arena"),
    { { "end.condition", "no-tile" },
      { "ic.incomplete-inn", "tiles" },
      { "ic.incomplete-cathedral", "normal" },
      { "ic.cathedral-pennant", "2" },
      { "tb.builder-placement", "also" },
      { "tb.builder-after-turn", "returns" },
      { "tb.builder-second-part", "optional" },
      { "tb.pig-placement", "also" },
      { "tb.pig-value", "completion" } } },
  { "jcloisterzone", N_("JCloisterZone"),
    { { "pd.dragon-tile-before-volcano", "set-aside" },
      { "pd.dragon-eats-mage-witch", "no" },
      { "pd.fairy-model", "follower" },
      { "pd.princess-target", "any" },
      { "am.end-abbey", "once" },
      { "kr.record", "current" } } },
};

static const Preset *
find_preset (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    if (g_str_equal (presets[i].id, id))
      return &presets[i];

  return NULL;
}

const char * const *
bastide_presets_list (void)
{
  static const char *const ids[] = { "rulebook", "bga", "jcloisterzone", NULL };

  return ids;
}

char *
bastide_preset_get_title (const char *id)
{
  const Preset *preset;

  g_return_val_if_fail (id != NULL, NULL);

  preset = find_preset (id);
  return g_strdup (preset != NULL ? _(preset->title) : id);
}

/* Sets every option: to the preset's value, else to the default. */
void
bastide_setup_apply_preset (BastideSetup *self,
                            const char   *id)
{
  const Preset *preset;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (id != NULL);

  preset = find_preset (id);
  g_return_if_fail (preset != NULL);

  g_ptr_array_set_size (self->options, 0);
  for (const PresetOption *it = preset->options; it->key != NULL; it++)
    bastide_setup_set_option (self, it->key, it->value);
}

static gboolean
preset_has (const Preset        *preset,
            const BastideChoice *choice)
{
  for (const PresetOption *it = preset->options; it->key != NULL; it++)
    if (g_str_equal (it->key, choice->key))
      return g_str_equal (it->value, choice->value);

  return FALSE;
}

static gboolean
is_preset (BastideSetup *self,
           const Preset *preset)
{
  for (guint i = 0; i < self->options->len; i++)
    if (!preset_has (preset, self->options->pdata[i]))
      return FALSE;
  for (const PresetOption *it = preset->options; it->key != NULL; it++)
    if (g_strcmp0 (bastide_setup_get_option (self, it->key), it->value) != 0)
      return FALSE;

  return TRUE;
}

/* The first whose options are all as they are now. */
const char *
bastide_setup_get_preset (BastideSetup *self)
{
  g_return_val_if_fail (BASTIDE_IS_SETUP (self), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    if (is_preset (self, &presets[i]))
      return presets[i].id;

  return NULL;
}
