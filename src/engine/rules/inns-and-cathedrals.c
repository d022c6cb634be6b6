/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Inns, cathedrals and the large follower (S0 "Expansion: Inns & Cathedrals").
 * Both buildings make a completed feature worth more and an incomplete one
 * worth nothing; each counts once, however many there are.
 */

#include "core.h"

extern const BstModule bst_rules_inns;

/* Values of options, as they are kept. */
enum
{
  OWN_INN_LEFT,       /* R2: each tile of an incomplete road with an inn */
  OWN_CATHEDRAL_LEFT, /* R3: tile and shield of an incomplete city with a cathedral */
  OWN_SHIELD,         /* R4: each shield of a completed one */
};

#define TILE_WITH_INN       2 /* S0: "2 points per tile" */
#define TILE_WITH_CATHEDRAL 3 /* S0: "3 points per tile and coat of arms" */

static const char *const inns[] = { "0", "tiles", NULL };
static const char *const cathedrals[] = { "0", "normal", NULL };
static const char *const shields[] = { "3", "2", "0", NULL };

static const BstOptionDef options[] = {
  { "ic.incomplete-inn", inns, 0, 2 },
  { "ic.incomplete-cathedral", cathedrals, 0, 3 },
  { "ic.cathedral-pennant", shields, 0, 4 },
};

/* ---- Set-up ---- */

static void
setup (BstSetup *self)
{
  static const int8_t shield_values[] = { 3, 2, 0 };
  int32_t *own = bst_own (self, &bst_rules_inns);
  int follower = bst_setup_find_piece (self, "follower", strlen ("follower"));

  own[OWN_INN_LEFT] = bst_setup_option (self, "ic.incomplete-inn");
  own[OWN_CATHEDRAL_LEFT] = bst_setup_option (self, "ic.incomplete-cathedral");
  own[OWN_SHIELD] = shield_values[bst_setup_option (self, "ic.cathedral-pennant")];
  bst_setup_add_counter (self, BST_ATTR_INN);
  bst_setup_add_counter (self, BST_ATTR_CATHEDRAL);
  /* S0: "Placement rules are the same as those for normal" ones; it is "worth
   * 2", in a field too. */
  if (follower >= 0)
    bst_setup_add_piece (self, &(BstPieceDef){
                                 .name = "large",
                                 .flags = self->pieces[follower].flags,
                                 .claims = self->pieces[follower].claims,
                                 .weight = 2,
                                 .count = 1,
                               });
}

/* ---- Scoring ---- */

/* Makes what a term counts worth `each`, by a term of its own that says why. */
static void
make_worth (BstSheet *sheet, BstTermCode what, int each, BstTermCode why)
{
  for (unsigned i = 0; i < sheet->n_terms; i++)
    if (sheet->terms[i].code == what && sheet->terms[i].each != each)
      {
        bst_sheet_add (sheet, why, sheet->terms[i].count, each - sheet->terms[i].each);
        return;
      }
}

static void
inn_terms (const BstState *state, const int32_t *own, BstSheet *sheet)
{
  if (bst_feature_counter (state, sheet->segment, BST_ATTR_INN) == 0)
    return;
  make_worth (sheet, BST_TERM_TILES,
              sheet->when == BST_WHEN_COMPLETED ? TILE_WITH_INN : own[OWN_INN_LEFT],
              BST_TERM_INN);
}

static void
cathedral_terms (const BstState *state, const int32_t *own, BstSheet *sheet)
{
  bool complete = sheet->when == BST_WHEN_COMPLETED;

  if (bst_feature_counter (state, sheet->segment, BST_ATTR_CATHEDRAL) == 0)
    return;
  make_worth (sheet, BST_TERM_TILES, complete ? TILE_WITH_CATHEDRAL : own[OWN_CATHEDRAL_LEFT],
              BST_TERM_CATHEDRAL);
  make_worth (sheet, BST_TERM_SHIELDS, complete ? own[OWN_SHIELD] : own[OWN_CATHEDRAL_LEFT],
              BST_TERM_CATHEDRAL_SHIELDS);
}

static void
score_terms (const BstState *state, BstSheet *sheet)
{
  const int32_t *own = bst_own (state->setup, &bst_rules_inns);

  if (sheet->kind == BST_FEATURE_ROAD)
    inn_terms (state, own, sheet);
  else if (sheet->kind == BST_FEATURE_CITY)
    cathedral_terms (state, own, sheet);
}

const BstModule bst_rules_inns = {
  .id = "inns-and-cathedrals",
  .rank = 3,
  .is_public = true,
  .options = options,
  .n_options = sizeof options / sizeof *options,
  .hooks = {
    .setup = setup,
    .score_terms = score_terms,
  },
};
