/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The engine's answers beside the oracle's.  Only to learn what lies where does
 * this look inside the engine.
 */

#include <stdlib.h>
#include <string.h>

#include "core.h"

#include "oracle-module.h"

/* ---- Taking over ---- */

static void
find_modules (Oracle *oracle, const BstSetup *setup)
{
  oracle->n_play = 0;
  oracle->plain = true;
  for (size_t i = 0; i < bst_modules_count (); i++)
    {
      const OracleModule *module = oracle_find_module (bst_modules_id (i));

      if (!bst_setup_has_module (setup, bst_modules_id (i)))
        continue;
      if (module != NULL)
        oracle->play[oracle->n_play++] = module;
      else
        oracle->plain = false;
    }
}

void
oracle_read_rules (Oracle *oracle, const BstSetup *setup)
{
  oracle->rules = (OracleRules) {
    .farmers = !oracle_option_is (setup, "base.farmers", 1),
    .small_city = oracle_option_is (setup, "base.two-tile-city", 1),
    .river_first = bst_setup_has_module (setup, "river"),
    .river_any_turn = oracle_option_is (setup, "river.u-turn", 1),
  };
  find_modules (oracle, setup);
  for (size_t i = 0; i < oracle->n_play; i++)
    if (oracle->play[i]->read_rules != NULL)
      oracle->play[i]->read_rules (oracle, setup);
}

static void
read_pieces (Oracle *oracle, const BstState *state)
{
  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    {
      BstPiece piece = bst_state_piece (state, i);
      const BstPieceDef *def = &state->setup->pieces[piece.kind];
      bool follower = def->flags & BST_PIECE_FOLLOWER;
      int weight = strcmp (def->name, "large") == 0 ? 2 : def->weight;
      int first = oracle->n_pieces;

      if (piece.place != BST_AT_SEGMENT)
        continue;
      oracle_put (oracle, piece.segment, piece.seat, weight, follower);
      if (piece.second != BST_NO_SEGMENT)
        oracle_put (oracle, piece.second, piece.seat, weight, follower);
      for (int k = first; k < oracle->n_pieces; k++)
        oracle->pieces[k].kind = piece.kind;
    }
}

void
oracle_read (Oracle *oracle, const BstState *state)
{
  const BstLink *links = BST_AT (state, links, BstLink);

  oracle_clear (oracle);
  for (unsigned i = 0; i < bst_state_n_tiles (state); i++)
    {
      BstPlaced placed = bst_state_tile (state, (BstTileId) i);

      oracle->tiles[oracle_lay (oracle, bst_setup_kind (state->setup, placed.kind), placed.x,
                                placed.y, placed.rot)]
        .seat
        = placed.seat;
    }
  read_pieces (oracle, state);
  for (unsigned i = 0; i < state->n_links; i++)
    if (links[i].live)
      {
        oracle->links[oracle->n_links][0] = links[i].a;
        oracle->links[oracle->n_links++][1] = links[i].b;
      }
  oracle_work_out (oracle);
}

/* ---- The board ---- */

static const char *
compare_cells (Oracle *oracle, const BstState *state)
{
  size_t open = 0;

  for (int y = oracle->y0; y < oracle->y0 + oracle->height; y++)
    for (int x = oracle->x0; x < oracle->x0 + oracle->width; x++)
      {
        int tile = oracle_tile_at (oracle, x, y);
        BstTileId theirs = bst_state_tile_at (state, x, y);

        if ((tile < 0) != (theirs == BST_NO_TILE) || (tile >= 0 && tile != theirs))
          return oracle_differ (oracle, "cell %d,%d holds tile %d, not %d", x, y, tile, theirs);
        open += tile < 0
                && (oracle_tile_at (oracle, x, y - 1) >= 0
                    || oracle_tile_at (oracle, x + 1, y) >= 0
                    || oracle_tile_at (oracle, x, y + 1) >= 0
                    || oracle_tile_at (oracle, x - 1, y) >= 0);
      }
  if (oracle->n_tiles > 0 && open != bst_state_n_cells (state))
    return oracle_differ (oracle, "%zu open cells, not %zu", open, bst_state_n_cells (state));
  for (size_t i = 0; i < bst_state_n_cells (state); i++)
    {
      BstCell cell = bst_state_cell (state, i);

      if (oracle_tile_at (oracle, cell.x, cell.y) >= 0)
        return oracle_differ (oracle, "cell %d,%d is not open", cell.x, cell.y);
    }
  return NULL;
}

/* ---- Features ---- */

static const char *
compare_ring (Oracle *oracle, const BstState *state, int feature)
{
  int oldest = oracle->features[feature].oldest, mine = 0, theirs = 0;
  BstSegmentId at = (BstSegmentId) oldest;

  for (int i = oldest; i >= 0; i = oracle_next (oracle, i))
    {
      mine++;
      if (bst_feature_name (state, (BstSegmentId) i) != oldest)
        return oracle_differ (oracle, "segment %d belongs to feature %d, not %d", i, oldest,
                              bst_feature_name (state, (BstSegmentId) i));
    }
  do
    {
      theirs++;
      if (oracle->segments[at].feature != feature)
        return oracle_differ (oracle, "segment %d is not in the ring of %d", at, oldest);
      at = bst_feature_next (state, at);
    }
  while (at != oldest && theirs <= mine);
  if (mine != theirs)
    return oracle_differ (oracle, "feature %d has %d segments, not %d", oldest, mine, theirs);
  return NULL;
}

static int
shields_of (const Oracle *oracle, const BstState *state, int feature)
{
  int counter = state->setup->counter_of[BST_ATTR_SHIELDS], sum = 0;

  if (!state->setup->has_deltas || counter < 0)
    return oracle->features[feature].shields;
  for (int i = oracle->features[feature].oldest; i >= 0; i = oracle_next (oracle, i))
    sum += (int) bst_counter_get (state, (BstSegmentId) i, (unsigned) counter);
  return sum;
}

static const char *
compare_totals (Oracle *oracle, const BstState *state, int feature)
{
  const OracleFeature *mine = &oracle->features[feature];
  BstSegmentId name = (BstSegmentId) mine->oldest;
  int shields = shields_of (oracle, state, feature);

  if (mine->kind != bst_segment_def (state, name)->kind)
    return oracle_differ (oracle, "feature %d is of kind %d", name, mine->kind);
  if (mine->complete != bst_feature_complete (state, name))
    return oracle_differ (oracle, "feature %d is%s complete", name, mine->complete ? "" : " not");
  if (mine->kind != BST_FEATURE_FIELD && mine->kind != BST_FEATURE_RIVER
      && mine->open != (int) bst_feature_open (state, name))
    return oracle_differ (oracle, "feature %d has %d open ends, not %u", name, mine->open,
                          bst_feature_open (state, name));
  if (mine->tiles != (int) bst_feature_tiles (state, name))
    return oracle_differ (oracle, "feature %d has %d tiles, not %u", name, mine->tiles,
                          bst_feature_tiles (state, name));
  if (mine->followers != (int) bst_feature_followers (state, name))
    return oracle_differ (oracle, "feature %d has %d followers, not %u", name, mine->followers,
                          bst_feature_followers (state, name));
  if (mine->kind == BST_FEATURE_CITY
      && shields != (int) bst_feature_counter (state, name, BST_ATTR_SHIELDS))
    return oracle_differ (oracle, "feature %d has %d shields, not %u", name, shields,
                          bst_feature_counter (state, name, BST_ATTR_SHIELDS));
  return NULL;
}

static int
by_number (const void *a, const void *b)
{
  return *(const int *) a - *(const int *) b;
}

static const char *
compare_cities (Oracle *oracle, const BstState *state, int field)
{
  int mine[1024], theirs[1024], n;
  BstSegmentId names[1024];
  size_t m;

  if (oracle->features[field].kind != BST_FEATURE_FIELD)
    return NULL;
  n = oracle_field_cities (oracle, field, mine);
  m = bst_field_cities (state, (BstSegmentId) oracle->features[field].oldest, names, 1024);
  if ((size_t) n != m)
    return oracle_differ (oracle, "field %d touches %d cities, not %zu",
                          oracle->features[field].oldest, n, m);
  for (size_t i = 0; i < m; i++)
    theirs[i] = names[i];
  qsort (mine, m, sizeof *mine, by_number);
  qsort (theirs, m, sizeof *theirs, by_number);
  for (size_t i = 0; i < m; i++)
    if (mine[i] != theirs[i])
      return oracle_differ (oracle, "field %d touches city %d", oracle->features[field].oldest,
                            mine[i]);
  return NULL;
}

/* ---- Scores ---- */

static const char *
compare_shares (Oracle *oracle, int feature, const BstSheet *sheet)
{
  for (unsigned seat = 1; seat <= BST_MAX_SEATS; seat++)
    {
      int mine = oracle_points (oracle, feature) + oracle_extra (oracle, feature, seat);

      if ((sheet->winners & 1u << seat) && sheet->paid[seat] != mine)
        return oracle_differ (oracle, "seat %u gets %d points for feature %d, not %d", seat,
                              mine, oracle->features[feature].oldest, sheet->paid[seat]);
    }
  return NULL;
}

static const char *
compare_sheet (Oracle *oracle, const BstState *state, int feature)
{
  const OracleFeature *mine = &oracle->features[feature];
  unsigned winners = oracle_winners (oracle, feature);
  int points = oracle_points (oracle, feature), sum = 0;
  BstSheet sheet;

  bst_feature_score (state, (BstSegmentId) mine->oldest,
                     mine->complete ? BST_WHEN_COMPLETED : BST_WHEN_FINAL, &sheet);
  for (int i = 0; i < sheet.n_terms; i++)
    sum += sheet.terms[i].seat == 0 ? sheet.terms[i].sum : 0;
  if (sheet.points != points || sum != points)
    return oracle_differ (oracle, "feature %d is worth %d, not %d (terms %d)", mine->oldest, points,
                          sheet.points, sum);
  if (sheet.winners != winners)
    return oracle_differ (oracle, "feature %d goes to seats %x, not %x", mine->oldest, winners,
                          sheet.winners);
  for (unsigned seat = 1; seat <= bst_setup_seats (state->setup); seat++)
    if (sheet.strength[seat] != mine->weight[seat])
      return oracle_differ (oracle, "seat %u has weight %d in feature %d, not %d", seat,
                            mine->weight[seat], mine->oldest, sheet.strength[seat]);
  return compare_shares (oracle, feature, &sheet);
}

/* What each seat would end with, by the oracle. */
static void
project (const Oracle *oracle, const BstState *state, int *points)
{
  unsigned n_seats = bst_setup_seats (state->setup);

  for (unsigned seat = 1; seat <= n_seats; seat++)
    points[seat] = bst_state_score (state, seat);
  for (int i = 0; i < oracle->n_features; i++)
    {
      unsigned winners = oracle_winners (oracle, i);

      for (unsigned seat = 1; seat <= n_seats; seat++)
        if (winners & 1u << seat)
          points[seat] += oracle_points (oracle, i) + oracle_extra (oracle, i, seat);
    }
  for (size_t i = 0; i < oracle->n_play; i++)
    if (oracle->play[i]->prospect != NULL)
      oracle->play[i]->prospect (oracle, state, points);
}

static bool
may_shift (const Oracle *oracle, const BstState *state)
{
  for (size_t i = 0; i < oracle->n_play; i++)
    if (oracle->play[i]->shifts != NULL && oracle->play[i]->shifts (oracle, state))
      return true;
  return false;
}

/* What the turn that has begun brought a seat at once. */
static int
brings (const Oracle *oracle, const BstState *state, unsigned seat)
{
  int points = 0;

  for (size_t i = 0; i < oracle->n_play; i++)
    if (oracle->play[i]->brings != NULL)
      points += oracle->play[i]->brings (oracle, state, seat);
  return points;
}

/* Ending a turn pays what was on the board already: nobody's prospects change
 * by it, and nobody stands in a completed feature afterwards. */
static const char *
compare_payments (Oracle *oracle, const BstState *state, const int *points)
{
  unsigned kind = bst_state_decision (state).kind;
  bool ended = oracle->was_ending && oracle->seen_tiles == oracle->n_tiles
               && !may_shift (oracle, state);

  for (unsigned seat = 1; ended && seat <= bst_setup_seats (state->setup); seat++)
    if (points[seat] != oracle->projected[seat] + brings (oracle, state, seat))
      return oracle_differ (oracle, "seat %u had %d points in prospect and now has %d", seat,
                            oracle->projected[seat], points[seat]);
  memcpy (oracle->projected, points, sizeof oracle->projected);
  oracle->seen_tiles = oracle->n_tiles;
  oracle->was_ending = kind == BST_DECISION_END;
  for (int i = 0; i < oracle->n_features; i++)
    if ((kind == BST_DECISION_DRAW || kind == BST_DECISION_OVER)
        && oracle->features[i].followers > 0
        && (oracle->features[i].complete || kind == BST_DECISION_OVER))
      return oracle_differ (oracle, "feature %d is scored and holds followers still",
                            oracle->features[i].oldest);
  return NULL;
}

static const char *
compare_projection (Oracle *oracle, const BstState *state)
{
  int theirs[BST_MAX_SEATS + 1] = { 0 }, mine[BST_MAX_SEATS + 1] = { 0 };

  project (oracle, state, mine);
  bst_state_project (state, theirs);
  for (unsigned seat = 1; seat <= bst_setup_seats (state->setup); seat++)
    if (mine[seat] != theirs[seat])
      return oracle_differ (oracle, "seat %u would end with %d points, not %d", seat, mine[seat],
                            theirs[seat]);
  return compare_payments (oracle, state, mine);
}

static const char *
compare_supply (Oracle *oracle, const BstState *state)
{
  for (unsigned seat = 1; seat <= bst_setup_seats (state->setup); seat++)
    for (unsigned kind = 0; kind < bst_setup_n_pieces (state->setup); kind++)
      {
        unsigned home = 0, all = 0;

        for (size_t i = 0; i < bst_state_n_pieces (state); i++)
          {
            BstPiece piece = bst_state_piece (state, i);

            if (piece.seat != seat || piece.kind != kind)
              continue;
            all++;
            home += piece.place == BST_AT_SUPPLY;
          }
        if (home != bst_state_supply (state, seat, kind)
            || all != bst_setup_piece_count (state->setup, kind))
          return oracle_differ (oracle, "seat %u has %u of %u figures in supply, not %u", seat,
                                home, all, bst_state_supply (state, seat, kind));
      }
  return NULL;
}

static const char *
compare_fitting (Oracle *oracle, const BstState *state)
{
  int kind = bst_state_tile_in_hand (state);
  const BstTile *tile;

  if (bst_state_decision (state).kind != BST_DECISION_PLACE || kind < 0)
    return NULL;
  tile = bst_setup_kind (state->setup, (unsigned) kind);
  for (size_t i = 0; i < bst_state_n_cells (state); i++)
    {
      BstCell cell = bst_state_cell (state, i);
      unsigned mine = 0, theirs = bst_state_fitting (state, cell.x, cell.y);

      for (int rot = 0; rot < 4; rot++)
        mine |= (unsigned) oracle_may_place (oracle, tile, cell.x, cell.y, rot) << rot;
      if (mine != theirs)
        return oracle_differ (oracle, "tile %s/%s fits cell %d,%d in rotations %x, not %x",
                              tile->set, tile->key, cell.x, cell.y, mine, theirs);
    }
  return NULL;
}

/* ---- Actions ---- */

/* Who may stand where on the tile of this part: plain followers. */
static const char *
compare_claims (Oracle *oracle, const BstState *state, const BstAction *actions, size_t n)
{
  BstTileId tile = bst_state_tile_of_part (state);
  int follower = oracle_piece (state, "follower");
  const OracleTile *laid;

  if (bst_state_decision (state).kind != BST_DECISION_MAIN || tile == BST_NO_TILE
      || !oracle->plain || follower < 0
      || bst_state_supply (state, bst_state_active (state), (unsigned) follower) == 0)
    return NULL;
  laid = &oracle->tiles[tile];
  for (int slot = 0; slot < laid->tile->n_segments; slot++)
    {
      BstAction claim = { .verb = BST_VERB_CLAIM, .piece = (uint8_t) follower,
                          .x = (int16_t) laid->x, .y = (int16_t) laid->y,
                          .slot = (uint8_t) slot };
      bool listed = false;

      for (size_t i = 0; i < n; i++)
        listed |= bst_action_equal (&actions[i], &claim);
      if (listed != oracle_may_claim (oracle, laid->first + slot))
        return oracle_differ (oracle, "segment %d may%s be claimed", slot,
                              listed ? " not" : "");
    }
  return NULL;
}

const char *
oracle_compare_list (Oracle *oracle, const BstState *state, const BstAction *actions, size_t n)
{
  const char *fault = compare_claims (oracle, state, actions, n);

  for (size_t i = 0; i < oracle->n_play && fault == NULL; i++)
    if (oracle->play[i]->look_at_list != NULL)
      fault = oracle->play[i]->look_at_list (oracle, state, actions, n);
  return fault;
}

/* ---- The whole ---- */

static void
ask_modules (Oracle *oracle, const BstState *state)
{
  for (size_t i = 0; i < oracle->n_play; i++)
    {
      if (oracle->play[i]->read != NULL)
        oracle->play[i]->read (oracle, state);
      for (int k = 0; oracle->play[i]->strength != NULL && k < oracle->n_features; k++)
        oracle->play[i]->strength (oracle, k);
    }
}

static const char *
let_modules_look (Oracle *oracle, const BstState *state)
{
  const char *fault = NULL;

  for (size_t i = 0; i < oracle->n_play && fault == NULL; i++)
    if (oracle->play[i]->look != NULL)
      fault = oracle->play[i]->look (oracle, state);
  return fault;
}

static const char *
compare_features (Oracle *oracle, const BstState *state)
{
  const char *fault;

  for (int i = 0; i < oracle->n_features; i++)
    if ((fault = compare_ring (oracle, state, i)) != NULL
        || (fault = compare_totals (oracle, state, i)) != NULL
        || (fault = compare_cities (oracle, state, i)) != NULL
        || (oracle->plain && (fault = compare_sheet (oracle, state, i)) != NULL))
      return fault;
  return NULL;
}

const char *
oracle_compare (Oracle *oracle, const BstState *state)
{
  const char *fault;

  oracle_read_rules (oracle, state->setup);
  oracle_read (oracle, state);
  ask_modules (oracle, state);
  if ((fault = compare_cells (oracle, state)) != NULL
      || (fault = compare_features (oracle, state)) != NULL
      || (fault = compare_supply (oracle, state)) != NULL
      || (fault = let_modules_look (oracle, state)) != NULL
      || !oracle->plain
      || (fault = compare_projection (oracle, state)) != NULL)
    return fault;
  return compare_fitting (oracle, state);
}
