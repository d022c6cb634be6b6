/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The engine's answers beside the oracle's.  Only to learn what lies where does
 * this look inside the engine.
 */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core.h"

#include "expansion.h"
#include "oracle.h"

__attribute__ ((format (printf, 2, 3))) static const char *
differ (Oracle *oracle, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (oracle->message, sizeof oracle->message, format, args);
  va_end (args);
  return oracle->message;
}

/* ---- Taking over ---- */

static bool
option_is (const BstSetup *setup, const char *key, int value, bool otherwise)
{
  int index = bst_setup_option (setup, key);

  return index < 0 ? otherwise : index == value;
}

static OracleInns
read_inns (const BstSetup *setup)
{
  static const int shields[] = { 3, 2, 0 };
  int shield = bst_setup_option (setup, "ic.cathedral-pennant");

  return (OracleInns) {
    .on = bst_setup_has_module (setup, "inns-and-cathedrals"),
    .inn_left = option_is (setup, "ic.incomplete-inn", 1, false),
    .cathedral_left = option_is (setup, "ic.incomplete-cathedral", 1, false),
    .shield = shield < 0 ? 0 : shields[shield],
  };
}

static OracleAbbey
read_abbey (const BstSetup *setup)
{
  return (OracleAbbey) {
    .on = bst_setup_has_module (setup, "abbey-and-mayor"),
    .connected = option_is (setup, "am.wagon-move", 1, false),
    .shared = option_is (setup, "am.barn-occupied", 1, false),
    .each_barn = option_is (setup, "am.barn-payment", 1, false),
    .needs_farmer = option_is (setup, "am.barn-without-farmers", 1, false),
  };
}

void
oracle_read_rules (Oracle *oracle, const BstSetup *setup)
{
  oracle->rules = (OracleRules) {
    .abbey = read_abbey (setup),
    .inns = read_inns (setup),
    .cities_apart = option_is (setup, "kr.tile-text", 1, false),
    .dragon = oracle_read_dragon (setup),
    .farmers = option_is (setup, "base.farmers", 0, true),
    .small_city = option_is (setup, "base.two-tile-city", 1, false),
    .river_first = bst_setup_has_module (setup, "river"),
    .river_any_turn = option_is (setup, "river.u-turn", 1, false),
  };
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

      if (piece.place != BST_AT_SEGMENT)
        continue;
      oracle_put (oracle, piece.segment, piece.seat, weight, follower);
      oracle->pieces[oracle->n_pieces - 1].mayor = strcmp (def->name, "mayor") == 0;
      if (piece.second != BST_NO_SEGMENT)
        oracle_put (oracle, piece.second, piece.seat, weight, follower);
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

      oracle_lay (oracle, bst_setup_kind (state->setup, placed.kind), placed.x, placed.y,
                  placed.rot);
    }
  read_pieces (oracle, state);
  for (unsigned i = 0; i < state->n_links; i++)
    if (links[i].live)
      {
        oracle->links[oracle->n_links][0] = links[i].a;
        oracle->links[oracle->n_links++][1] = links[i].b;
      }
  oracle_read_barns (oracle, state);
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
          return differ (oracle, "cell %d,%d holds tile %d, not %d", x, y, tile, theirs);
        open += tile < 0
                && (oracle_tile_at (oracle, x, y - 1) >= 0
                    || oracle_tile_at (oracle, x + 1, y) >= 0
                    || oracle_tile_at (oracle, x, y + 1) >= 0
                    || oracle_tile_at (oracle, x - 1, y) >= 0);
      }
  if (oracle->n_tiles > 0 && open != bst_state_n_cells (state))
    return differ (oracle, "%zu open cells, not %zu", open, bst_state_n_cells (state));
  for (size_t i = 0; i < bst_state_n_cells (state); i++)
    {
      BstCell cell = bst_state_cell (state, i);

      if (oracle_tile_at (oracle, cell.x, cell.y) >= 0)
        return differ (oracle, "cell %d,%d is not open", cell.x, cell.y);
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
        return differ (oracle, "segment %d belongs to feature %d, not %d", i, oldest,
                       bst_feature_name (state, (BstSegmentId) i));
    }
  do
    {
      theirs++;
      if (oracle->segments[at].feature != feature)
        return differ (oracle, "segment %d is not in the ring of %d", at, oldest);
      at = bst_feature_next (state, at);
    }
  while (at != oldest && theirs <= mine);
  if (mine != theirs)
    return differ (oracle, "feature %d has %d segments, not %d", oldest, mine, theirs);
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
    return differ (oracle, "feature %d is of kind %d", name, mine->kind);
  if (mine->complete != bst_feature_complete (state, name))
    return differ (oracle, "feature %d is%s complete", name, mine->complete ? "" : " not");
  if (mine->kind != BST_FEATURE_FIELD && mine->kind != BST_FEATURE_RIVER
      && mine->open != (int) bst_feature_open (state, name))
    return differ (oracle, "feature %d has %d open ends, not %u", name, mine->open,
                   bst_feature_open (state, name));
  if (mine->tiles != (int) bst_feature_tiles (state, name))
    return differ (oracle, "feature %d has %d tiles, not %u", name, mine->tiles,
                   bst_feature_tiles (state, name));
  if (mine->followers != (int) bst_feature_followers (state, name))
    return differ (oracle, "feature %d has %d followers, not %u", name, mine->followers,
                   bst_feature_followers (state, name));
  if (mine->kind == BST_FEATURE_CITY
      && shields != (int) bst_feature_counter (state, name, BST_ATTR_SHIELDS))
    return differ (oracle, "feature %d has %d shields, not %u", name, shields,
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
    return differ (oracle, "field %d touches %d cities, not %zu",
                   oracle->features[field].oldest, n, m);
  for (size_t i = 0; i < m; i++)
    theirs[i] = names[i];
  qsort (mine, m, sizeof *mine, by_number);
  qsort (theirs, m, sizeof *theirs, by_number);
  for (size_t i = 0; i < m; i++)
    if (mine[i] != theirs[i])
      return differ (oracle, "field %d touches city %d", oracle->features[field].oldest,
                     mine[i]);
  return NULL;
}

/* ---- Scores ---- */

static bool
is_known (const char *module)
{
  static const char *const known[] = {
    "base", "river", "abbey-and-mayor", "abbot", "inns-and-cathedrals", "princess-and-dragon",
    "king-and-robber-baron",
  };

  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (strcmp (module, known[i]) == 0)
      return true;
  return false;
}

/* Whether the oracle knows all rules in play. */
static bool
is_plain (const BstSetup *setup)
{
  for (size_t i = 0; i < bst_modules_count (); i++)
    if (bst_setup_has_module (setup, bst_modules_id (i)) && !is_known (bst_modules_id (i)))
      return false;
  return true;
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
    return differ (oracle, "feature %d is worth %d, not %d (terms %d)", mine->oldest, points,
                   sheet.points, sum);
  if (sheet.winners != winners)
    return differ (oracle, "feature %d goes to seats %x, not %x", mine->oldest, winners,
                   sheet.winners);
  for (unsigned seat = 1; seat <= bst_setup_seats (state->setup); seat++)
    if (sheet.strength[seat] != mine->weight[seat])
      return differ (oracle, "seat %u has weight %d in feature %d, not %d", seat,
                     mine->weight[seat], mine->oldest, sheet.strength[seat]);
  return NULL;
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

      /* Wagons go on when all that is complete was scored. */
      if (oracle->features[i].complete && bst_state_decision (state).kind == BST_DECISION_WAGON)
        continue;
      for (unsigned seat = 1; seat <= n_seats; seat++)
        if (winners & 1u << seat)
          points[seat] += oracle_points (oracle, i) * oracle_farmer_points (oracle, i) / 3;
    }
  if (!bst_state_is_over (state))
    oracle_add_barns (oracle, points);
  if (!bst_state_is_over (state))
    oracle_fairy_project (oracle, state, points);
  oracle_king_project (oracle, state, points);
}

/* Ending a turn pays what was on the board already: nobody's prospects change
 * by it, and nobody stands in a completed feature afterwards. */
static const char *
compare_payments (Oracle *oracle, const BstState *state, const int *points)
{
  unsigned kind = bst_state_decision (state).kind;
  bool ended = oracle->was_ending && oracle->seen_tiles == oracle->n_tiles
               && !oracle_dragon_walks (oracle);

  for (unsigned seat = 1; ended && seat <= bst_setup_seats (state->setup); seat++)
    if (points[seat] != oracle->projected[seat] + oracle_fairy_turn (oracle, state, seat))
      return differ (oracle, "seat %u had %d points in prospect and now has %d", seat,
                     oracle->projected[seat], points[seat]);
  memcpy (oracle->projected, points, sizeof oracle->projected);
  oracle->seen_tiles = oracle->n_tiles;
  oracle->was_ending = kind == BST_DECISION_END;
  for (int i = 0; i < oracle->n_features; i++)
    if ((kind == BST_DECISION_DRAW || kind == BST_DECISION_OVER)
        && oracle->features[i].followers > 0
        && (oracle->features[i].complete || kind == BST_DECISION_OVER))
      return differ (oracle, "feature %d is scored and holds followers still",
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
      return differ (oracle, "seat %u would end with %d points, not %d", seat, mine[seat],
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
          return differ (oracle, "seat %u has %u of %u figures in supply, not %u", seat, home,
                         all, bst_state_supply (state, seat, kind));
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
        return differ (oracle, "tile %s/%s fits cell %d,%d in rotations %x, not %x", tile->set,
                       tile->key, cell.x, cell.y, mine, theirs);
    }
  return NULL;
}

const char *
oracle_compare (Oracle *oracle, const BstState *state)
{
  bool plain = is_plain (state->setup);
  const char *fault;

  oracle_read_rules (oracle, state->setup);
  oracle_read (oracle, state);
  oracle_dragon_begin (oracle, state);
  if ((fault = compare_cells (oracle, state)) != NULL)
    return fault;
  for (int i = 0; i < oracle->n_features; i++)
    if ((fault = compare_ring (oracle, state, i)) != NULL
        || (fault = compare_totals (oracle, state, i)) != NULL
        || (fault = compare_cities (oracle, state, i)) != NULL
        || (plain && (fault = compare_sheet (oracle, state, i)) != NULL))
      return fault;
  if ((fault = oracle_compare_king (oracle, state)) != NULL
      || (plain && (fault = compare_projection (oracle, state)) != NULL))
    return fault;
  if ((fault = compare_supply (oracle, state)) != NULL
      || (fault = oracle_compare_draws (oracle, state)) != NULL
      || (fault = oracle_compare_abbots (oracle, state)) != NULL
      || (fault = oracle_compare_dragon (oracle, state)) != NULL)
    return fault;
  return plain ? compare_fitting (oracle, state) : NULL;
}
