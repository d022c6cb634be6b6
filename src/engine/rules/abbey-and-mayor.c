/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mayors (S0, "Abbey & Mayor"), as strong as their city has shields, and what
 * the module is.  Abbeys, barns and wagons have files of their own.
 */

#include "rules/abbey-and-mayor.h"

static const char *const none_once[] = { "none", "once", NULL };
static const char *const moves[] = { "adjacent", "connected", NULL };
static const char *const no_yes[] = { "no", "yes", NULL };
static const char *const yes_no[] = { "yes", "no", NULL };
static const char *const payments[] = { "owner", "barn", NULL };

static const BstOptionDef options[] = {
  { "am.end-abbey", none_once, 0, 19 },         { "am.wagon-move", moves, 0, 20 },
  { "am.barn-occupied", no_yes, 0, 21 },        { "am.barn-payment", payments, 0, 22 },
  { "am.barn-without-farmers", yes_no, 0, 23 },
};

/* ---- Set-up ---- */

/* S0: "Each player adds these figures to their regular supply". */
static void
setup_pieces (BstSetup *self, int32_t *own)
{
  unsigned follower = BST_PIECE_FOLLOWER | BST_PIECE_FLIES | BST_PIECE_PORTALS
                      | BST_PIECE_EATEN | BST_PIECE_EVICTED | BST_PIECE_CIRCLES;

  own[AM_MAYOR] = bst_setup_add_piece (self, &(BstPieceDef){
                                               .name = "mayor",
                                               .flags = (uint16_t) follower,
                                               .claims = 1u << BST_FEATURE_CITY,
                                               .count = 1,
                                             });
  own[AM_WAGON]
    = bst_setup_add_piece (self, &(BstPieceDef){
                                   .name = "wagon",
                                   .flags = (uint16_t) (follower | BST_PIECE_STAYS),
                                   .claims = 1u << BST_FEATURE_CITY | 1u << BST_FEATURE_ROAD
                                             | 1u << BST_FEATURE_MONASTERY,
                                   .weight = 1,
                                   .count = 1,
                                 });
  own[AM_BARN] = bst_setup_add_piece (self, &(BstPieceDef){
                                              .name = "barn",
                                              .flags = BST_PIECE_SPECIAL | BST_PIECE_STAYS,
                                              .count = 1,
                                            });
}

static void
setup (BstSetup *self)
{
  int32_t *own = bst_own (self, &bst_rules_abbey_and_mayor);

  setup_pieces (self, own);
  bst_am_abbey_setup (self, own);
  own[AM_WAGON_STEP] = bst_setup_add_step (self, &bst_am_wagon_step);
  own[AM_LAST_TURNS] = bst_setup_option (self, "am.end-abbey");
  own[AM_CONNECTED] = bst_setup_option (self, "am.wagon-move");
  own[AM_SHARED] = bst_setup_option (self, "am.barn-occupied");
  own[AM_EACH_BARN] = bst_setup_option (self, "am.barn-payment");
  own[AM_NEEDS_FARMER] = bst_setup_option (self, "am.barn-without-farmers");
}

/* ---- Mayors ---- */

/* S0 Mayor: "strength equal to the number of coats of arms in the city". */
static void
strength (const BstState *state, BstSheet *sheet)
{
  unsigned mayor = (unsigned) bst_am (state, AM_MAYOR), shields, root;

  if (sheet->kind != BST_FEATURE_CITY || sheet->present == 0)
    return;
  shields = bst_feature_counter (state, sheet->segment, BST_ATTR_SHIELDS);
  root = bst_find (state, sheet->segment);
  for (unsigned seat = 1; shields > 0 && seat <= state->setup->n_seats; seat++)
    {
      const BstPiece *piece;

      if (!(sheet->present >> seat & 1))
        continue;
      for (unsigned i = 0; (piece = bst_am_piece (state, seat, mayor, i)) != NULL; i++)
        if (bst_piece_is_in (state, piece, root))
          sheet->strength[seat] = (int16_t) (sheet->strength[seat] + (int) shields);
    }
}

/* ---- After the scoring, and the end ---- */

/* The frame pushed last runs first: T11b, then T13. */
static void
after_scoring (BstState *state, BstEvents *events)
{
  (void) events;
  bst_am_wagon_round (state);
  bst_am_barn_score (state);
}

static void
end_after (BstState *state, BstEvents *events)
{
  bst_am_wagon_all_home (state, events);
  bst_am_barn_final (state, events);
}

const BstModule bst_rules_abbey_and_mayor = {
  .id = "abbey-and-mayor",
  .rank = 4,
  .is_public = true,
  .options = options,
  .n_options = sizeof options / sizeof *options,
  .hooks = {
    .setup = setup,
    .setup_tiles = bst_am_abbey_setup_tiles,
    .start = bst_am_abbey_start,
    .before_draw = bst_am_abbey_before_draw,
    .may_fill = bst_am_abbey_may_fill,
    .main_count = bst_am_barn_count,
    .main_action = bst_am_barn_action,
    .main_test = bst_am_barn_test,
    .main_take = bst_am_barn_take,
    .may_put = bst_am_barn_may_put,
    .strength = strength,
    .after_scoring = after_scoring,
    .last_turns = bst_am_abbey_last_turns,
    .end_after = end_after,
    .project = bst_am_barn_project,
    .dump = bst_am_abbey_dump,
    .check = bst_am_abbey_check,
  },
};
