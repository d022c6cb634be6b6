/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Legal actions: listed, sampled, tested one by one with a reason.
 */

#include "core.h"

void
bst_list_consider (BstList *list, const BstAction *action)
{
  if (list->filter && (action->x != list->x || action->y != list->y))
    return;
  if (list->match != NULL)
    {
      list->verb_found |= list->match->verb == action->verb;
      list->found |= bst_action_equal (list->match, action);
    }
  if (list->picked != NULL && list->n == list->want)
    *list->picked = *action;
  if (list->n < list->max)
    list->out[list->n] = *action;
  list->n++;
}

bool
bst_refuse (BstRefusal *why, BstRefusalCode code)
{
  if (why != NULL)
    *why = (BstRefusal){ .code = (uint8_t) code };
  return false;
}

/* ---- Placements ---- */

/* The open cells that a kind fits, of 64 from the first, as a bit set. */
static inline uint64_t
fitting_cells (const BstState *state, const BstFitter *fitter, unsigned first)
{
  unsigned n = state->n_cells - first < 64 ? state->n_cells - first : 64;
  const uint16_t *sigs = fitter->sigs + first;
  const uint8_t *table = fitter->table;
  uint64_t set = 0;

  for (unsigned i = 0; i < n; i++)
    set |= (uint64_t) (table[sigs[i]] != 0) << i;
  return set;
}

/* An action as two words, so that it is written without being put together. */
typedef struct
{
  uint64_t first, second;
} ActionWords;

static inline ActionWords
action_words (BstAction action)
{
  ActionWords words;

  static_assert (sizeof words == sizeof action, "an action is two words");
  memcpy (&words, &action, sizeof words);
  return words;
}

static inline void
write_words (BstAction *out, uint64_t first, uint64_t second)
{
  memcpy (out, &first, sizeof first);
  memcpy ((char *) out + sizeof first, &second, sizeof second);
}

/* The rotations of a bit set, in order, and how many they are. */
static const struct
{
  uint8_t rot[4], n;
} rotations[16] = {
  { { 0 }, 0 },    { { 0 }, 1 },       { { 1 }, 1 },       { { 0, 1 }, 2 },
  { { 2 }, 1 },    { { 0, 2 }, 2 },    { { 1, 2 }, 2 },    { { 0, 1, 2 }, 3 },
  { { 3 }, 1 },    { { 0, 3 }, 2 },    { { 1, 3 }, 2 },    { { 0, 1, 3 }, 3 },
  { { 2, 3 }, 2 }, { { 0, 2, 3 }, 3 }, { { 1, 2, 3 }, 3 }, { { 0, 1, 2, 3 }, 4 },
};

/* With room for all, four rotations are written and the next cell's take the
 * place of those that do not fit: how many do is hard to foresee, so that a jump
 * costs more. */
static void
list_all_places (const BstState *state, const BstFitter *fitter, unsigned hand, BstList *list)
{
  const BstOpenCell *cells = bst_cells (state);
  const uint16_t *sigs = fitter->sigs;
  const uint8_t *table = fitter->table;
  ActionWords plain
    = action_words ((BstAction){ .verb = BST_VERB_PLACE, .number = (uint16_t) hand });
  uint64_t turn = action_words ((BstAction){ .rot = 1 }).first;
  BstAction *out = list->out + list->n;

  for (unsigned first = 0; first < state->n_cells; first += 64)
    for (uint64_t set = fitting_cells (state, fitter, first); set != 0; set &= set - 1)
      {
        unsigned i = first + (unsigned) __builtin_ctzll (set), fit = table[sigs[i]];
        BstAction at = { .x = cells[i].cell.x, .y = cells[i].cell.y };
        uint64_t here = plain.first | action_words (at).first;

        write_words (&out[0], here + turn * rotations[fit].rot[0], plain.second);
        write_words (&out[1], here + turn * rotations[fit].rot[1], plain.second);
        write_words (&out[2], here + turn * rotations[fit].rot[2], plain.second);
        write_words (&out[3], here + turn * rotations[fit].rot[3], plain.second);
        out += rotations[fit].n;
      }
  list->n = (size_t) (out - list->out);
}

void
bst_list_places (const BstState *state, unsigned kind, unsigned hand, BstList *list)
{
  const BstOpenCell *cells = bst_cells (state);
  BstFitter fitter = bst_fitter (state, kind);
  bool asks = state->setup->info[kind].asked;

  if (list->plain && !asks && list->n + state->n_cells * 4u + 1 <= list->max)
    {
      list_all_places (state, &fitter, hand, list);
      return;
    }
  for (unsigned i = 0; i < state->n_cells; i++)
    {
      unsigned fit = bst_fit (&fitter, i);

      for (int rot = 0; fit != 0; rot++, fit >>= 1)
        if ((fit & 1) && (!asks || bst_may_place (state, kind, rot, cells[i].cell)))
          bst_list_add (list, &(BstAction){ .verb = BST_VERB_PLACE,
                                            .rot = (uint8_t) rot,
                                            .x = cells[i].cell.x,
                                            .y = cells[i].cell.y,
                                            .number = (uint16_t) hand });
    }
}

/* The first side on which a turned kind does not meet its neighbor. */
static bool
test_edges (const BstState *state, unsigned kind, int x, int y, int rot, BstRefusal *why)
{
  static const int8_t dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  const BstSetup *setup = state->setup;
  const BstTurned *ours = bst_turned (setup, kind, rot);

  for (int side = 0; side < 4; side++)
    {
      unsigned value = bst_map_get (state, x + dx[side], y + dy[side]);
      const BstPlaced *other;
      const BstTurned *theirs;

      if (!(value & BST_MAP_TILE))
        continue;
      other = bst_placed (state, value & ~BST_MAP_TILE);
      theirs = bst_turned (setup, other->kind, other->rot);
      if (ours->edge[side] == theirs->edge[(side + 2) & 3] || ours->edge[side] == 0
          || theirs->edge[(side + 2) & 3] == 0)
        continue;
      bst_refuse (why, BST_REFUSAL_EDGE);
      if (why != NULL)
        {
          why->side = (uint8_t) side;
          why->a = setup->info[kind].feature[ours->slot[side][1]];
          why->b = setup->info[other->kind].feature[theirs->slot[(side + 2) & 3][1]];
        }
      return false;
    }
  return true;
}

static bool
ask_modules (const BstState *state, unsigned kind, int rot, int x, int y, BstRefusal *why)
{
  const BstHookList *hooks = &state->setup->hooks.may_place;

  for (size_t i = 0; i < hooks->n; i++)
    if (!hooks->of[i]->may_place (state, kind, rot, x, y, why))
      return false;
  return true;
}

bool
bst_may_place_asked (const BstState *state, unsigned kind, int rot, BstCell cell)
{
  return ask_modules (state, kind, rot, cell.x, cell.y, NULL);
}

bool
bst_test_place (const BstState *state, unsigned kind, int x, int y, int rot, BstRefusal *why)
{
  unsigned value = bst_map_get (state, x, y);

  if (rot < 0 || rot > 3)
    return bst_refuse (why, BST_REFUSAL_SAME_ROTATION);
  if (value & BST_MAP_TILE)
    return bst_refuse (why, BST_REFUSAL_CELL_TAKEN);
  if (value == 0)
    return bst_refuse (why, BST_REFUSAL_NO_NEIGHBOR);
  if (!test_edges (state, kind, x, y, rot, why) || !ask_modules (state, kind, rot, x, y, why))
    return false;
  if (!(bst_setup_rotations (state->setup, kind) >> rot & 1))
    return bst_refuse (why, BST_REFUSAL_SAME_ROTATION);
  return true;
}

bool
bst_state_test_place (const BstState *state, int x, int y, int rot, BstRefusal *why)
{
  BstRefusal one = { 0 };

  if (state->over)
    return bst_refuse (why, BST_REFUSAL_GAME_OVER);
  if (state->hand < 0)
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  if (bst_test_place (state, (unsigned) state->hand, x, y, rot & 3, &one)
      || one.code == BST_REFUSAL_SAME_ROTATION)
    return true;
  if (why != NULL)
    *why = one;
  return false;
}

static unsigned
fitting (const BstState *state, unsigned kind, int x, int y)
{
  unsigned fit = 0;

  for (int rot = 0; rot < 4; rot++)
    fit |= (unsigned) bst_test_place (state, kind, x, y, rot, NULL) << rot;
  return fit;
}

unsigned
bst_state_fitting (const BstState *state, int x, int y)
{
  return state->hand < 0 ? 0 : fitting (state, (unsigned) state->hand, x, y);
}

unsigned
bst_state_kind_fits (const BstState *state, unsigned kind, int x, int y)
{
  return fitting (state, kind, x, y) != 0 ? bst_state_left (state, kind) : 0;
}

/* Judged by edges alone: rules like the river's change in the course of the
 * game, edges do not. */
static bool
edges_fit (const BstState *state, unsigned kind, unsigned cell)
{
  BstFitter fitter = bst_fitter (state, kind);
  BstCell at = bst_cells (state)[cell].cell;

  if (!state->setup->info[kind].asked)
    return bst_fit (&fitter, cell) != 0;
  for (int rot = 0; rot < 4; rot++)
    if (test_edges (state, kind, at.x, at.y, rot, NULL))
      return true;
  return false;
}

bool
bst_state_cell_is_dead (const BstState *state, int x, int y)
{
  const BstSetup *setup = state->setup;
  const BstHookList *hooks = &setup->hooks.may_fill;
  unsigned value = bst_map_get (state, x, y);

  if (value == 0 || (value & BST_MAP_TILE))
    return false;
  if (state->hand >= 0 && edges_fit (state, (unsigned) state->hand, value - 1))
    return false;
  for (size_t i = 0; i < hooks->n; i++)
    if (hooks->of[i]->may_fill (state, x, y))
      return false;
  for (unsigned kind = 0; kind < setup->n_kinds; kind++)
    if (bst_state_left (state, kind) > 0 && edges_fit (state, kind, value - 1))
      return false;
  return true;
}

/* ---- All decisions ---- */

static void
list_all (const BstState *state, BstList *list)
{
  const BstHookList *extra = &state->setup->hooks.extra_list;
  const BstFrame *frame = bst_top (state);

  state->setup->steps[frame->step].list (state, frame, list);
  if (state->decision.seat != 0 && state->decision.seat == state->active)
    for (size_t i = 0; i < extra->n; i++)
      extra->of[i]->extra_list (state, list);
  if (state->decision.pass && !list->filter)
    bst_list_add (list, &(BstAction){ .verb = BST_VERB_PASS });
}

size_t
bst_state_list (const BstState *state, BstAction *out, size_t max)
{
  BstList list = { .out = out, .max = max, .plain = true };

  if (state->decision.kind == BST_DECISION_END && max > 0
      && state->setup->hooks.extra_list.n == 0)
    {
      *out = (BstAction){ .verb = BST_VERB_END };
      return 1;
    }
  if (!state->over)
    list_all (state, &list);
  return list.n;
}

size_t
bst_state_list_cell (const BstState *state, int x, int y, BstAction *out, size_t max)
{
  BstList list
    = { .out = out, .max = max, .filter = true, .x = (int16_t) x, .y = (int16_t) y };

  if (!state->over)
    list_all (state, &list);
  return list.n;
}

/* A portal offers hundreds of actions; with room for them nothing is listed twice. */
static __attribute__ ((noinline)) void
sample_listed (const BstState *state, uint64_t (*random) (void *), void *data, BstAction *out)
{
  BstAction few[1024];
  BstList list = { .out = few, .max = sizeof few / sizeof *few, .plain = true };
  size_t want;

  list_all (state, &list);
  want = bst_high_below (random (data), (unsigned) list.n);
  if (want < list.max)
    {
      *out = few[want];
      return;
    }
  list = (BstList){ .picked = out, .want = want };
  list_all (state, &list);
}

/* Whether the kind fits a cell in a rotation, which together are number `i`. */
static inline bool
fits_place (const BstFitter *fitter, unsigned i)
{
  return bst_fit (fitter, i >> 2) >> (i & 3) & 1;
}

/* Tries cells and rotations at random until they fit, which is uniform. */
static inline bool
try_places (const BstState *state, uint64_t (*random) (void *), void *data, BstAction *out)
{
  BstFitter fitter = bst_fitter (state, (unsigned) state->hand);
  unsigned n = state->n_cells * 4u;

  for (int tries = 0; tries < 32; tries++)
    {
      uint64_t bits = random (data);
      unsigned i = bst_low_below (bits, n);
      BstCell cell;

      if (!fits_place (&fitter, i))
        {
          i = bst_high_below (bits, n);
          if (!fits_place (&fitter, i))
            continue;
        }
      cell = bst_cells (state)[i >> 2].cell;
      *out = (BstAction){
        .verb = BST_VERB_PLACE, .rot = (uint8_t) (i & 3), .x = cell.x, .y = cell.y
      };
      return true;
    }
  return false;
}

/* A tile that hardly fits anywhere is chosen from the list, and so is one that a
 * module may refuse where it fits: a river goes on at its one end. */
static __attribute__ ((noinline)) void
sample_place (const BstState *state, uint64_t (*random) (void *), void *data, BstAction *out)
{
  if (state->setup->info[state->hand].asked || !try_places (state, random, data, out))
    sample_listed (state, random, data, out);
}

static void
sample_main (const BstState *state, uint64_t (*random) (void *), void *data, BstAction *out)
{
  if (!bst_try_main (state, random, data, out))
    sample_listed (state, random, data, out);
}

/* Draws are sampled even where modules add actions: those are the active
 * player's, and chance draws. */
void
bst_state_sample (const BstState *state, uint64_t (*random) (void *), void *data,
                  BstAction *out)
{
  unsigned kind = state->decision.kind;
  bool extra = state->setup->hooks.extra_list.n > 0;

  if (kind == BST_DECISION_DRAW)
    bst_pick_draw (state, random, data, out);
  else if (kind == BST_DECISION_PLACE && !extra)
    sample_place (state, random, data, out);
  else if (kind == BST_DECISION_MAIN && !extra)
    sample_main (state, random, data, out);
  else if (kind == BST_DECISION_END && !extra)
    *out = (BstAction){ .verb = BST_VERB_END };
  else if (kind == BST_DECISION_OVER)
    *out = (BstAction){ 0 };
  else
    sample_listed (state, random, data, out);
}

static bool
test_listed (const BstState *state, const BstAction *action, BstRefusal *why)
{
  BstList list = { .match = action };

  list_all (state, &list);
  if (list.found)
    return true;
  return bst_refuse (why, list.verb_found ? BST_REFUSAL_NO_SITE : BST_REFUSAL_WRONG_VERB);
}

bool
bst_state_test (const BstState *state, const BstAction *action, BstRefusal *why)
{
  const BstFrame *frame;
  const BstStep *step;
  BstRefusal one = { 0 };

  if (state->over)
    return bst_refuse (why, BST_REFUSAL_GAME_OVER);
  frame = bst_top (state);
  step = &state->setup->steps[frame->step];
  if (action->verb == BST_VERB_PASS)
    {
      if (!bst_action_equal (action, &(BstAction){ .verb = BST_VERB_PASS })
          || !state->decision.pass)
        return bst_refuse (why, BST_REFUSAL_NO_PASS);
      return true;
    }
  if (step->test == NULL)
    return test_listed (state, action, why);
  if (step->test (state, frame, action, &one)
      || (state->setup->hooks.extra_list.n > 0 && test_listed (state, action, NULL)))
    return true;
  if (why != NULL)
    *why = one;
  return false;
}
