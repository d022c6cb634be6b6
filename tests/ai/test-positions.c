/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions in which one answer is plainly better than the others, for both
 * levels: what the expansions bring is neither overlooked nor wasted.
 */

#include "arena.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_STARTS 16
#define MAX_MOVES 16
#define MAX_FIGURES 8

typedef struct
{
  const char *what;
  const char *modules;
  const char *starts;  /* "tile x y rot; …", rot in quarter turns */
  const char *draws;   /* tiles in the order they are drawn, "base/E; …" */
  const char *moves;   /* of all seats; passes and ends go without saying */
  const char *wanted;  /* how the answer begins; with "!" how it must not */
  const char *figures; /* "follower=1", or NULL */
  BstDecisionKind kind; /* what is asked */
  bool last;           /* there are no other tiles than those named */
} Position;

/* Around 1,1, which is empty: a tile on 1,0 closes the ring. */
#define ALMOST_A_RING \
  "base/B 0 0 0; base/E 0 1 3; base/B 0 2 0; base/E 1 2 2; base/B 2 2 0;" \
  "base/E 2 1 1; base/B 2 0 0"

static const Position positions[] = {
  {
    .what = "the dragon goes to the other's follower, not to the own",
    .modules = "base,princess-and-dragon",
    .draws = "base/B; princess-and-dragon/A; base/B; base/B; princess-and-dragon/N",
    .moves = "place 0,1 0; claim follower monastery; place 0,2 0; place 1,2 0;"
             "place 0,3 0; claim follower monastery; place 1,0 0",
    .kind = BST_DECISION_DRAGON,
    .wanted = "dragon 0,3",
  },
  {
    .what = "the dragon spares the own follower when it can",
    .modules = "base,princess-and-dragon",
    .draws = "base/B; princess-and-dragon/A; base/B; base/U; princess-and-dragon/N",
    .moves = "place 0,1 0; claim follower monastery; place 0,2 0; place 1,2 0;"
             "place 1,0 0; place 2,0 0",
    .kind = BST_DECISION_DRAGON,
    .wanted = "!dragon 0,1",
  },
  {
    .what = "an abbey completes the own city and its own monastery",
    .modules = "base,abbey-and-mayor",
    .starts = ALMOST_A_RING,
    .draws = "base/E; base/E",
    .moves = "place 1,0 180; claim follower city.S; place 0,-1 0",
    .kind = BST_DECISION_HAND,
    .wanted = "place 1,1",
  },
  {
    .what = "an abbey is kept when it fills nothing of worth",
    .modules = "base,abbey-and-mayor",
    .starts = ALMOST_A_RING,
    .draws = "base/E; base/E",
    .moves = "place 1,0 0; claim follower city.N; place 0,-1 0",
    .figures = "follower=1,mayor=0,wagon=0",
    .kind = BST_DECISION_HAND,
    .wanted = "pass",
  },
  {
    .what = "an abbey is laid while there are turns left",
    .modules = "base,abbey-and-mayor",
    .starts = ALMOST_A_RING,
    .draws = "base/E; base/E; base/E",
    .moves = "place 1,0 0; place 0,-1 0",
    .kind = BST_DECISION_HAND,
    .wanted = "place 1,1",
    .last = true,
  },
  {
    .what = "the fairy joins the only follower, beside the dragon",
    .modules = "base,princess-and-dragon",
    .draws = "base/B; princess-and-dragon/A; base/B",
    .moves = "place 0,1 0; claim follower monastery; place 0,2 0; place 1,2 0",
    .figures = "follower=1",
    .kind = BST_DECISION_MAIN,
    .wanted = "fairy 1.follower@0,1/monastery",
  },
  {
    .what = "the abbot goes to a monastery, where a follower is not needed",
    .modules = "base,abbot",
    .draws = "base-gardens/B",
    .moves = "place 0,1 0",
    .kind = BST_DECISION_MAIN,
    .wanted = "claim abbot monastery",
  },
  {
    .what = "the large follower is kept where a plain one will do",
    .modules = "base,inns-and-cathedrals",
    .draws = "base/F",
    .moves = "place 0,-1 90",
    .kind = BST_DECISION_MAIN,
    .wanted = "claim follower city",
  },
  {
    .what = "a builder joins the own follower in an open city",
    .modules = "base,traders-and-builders",
    .draws = "base/F; base/U; base/F",
    .moves = "place 0,-1 90; claim follower city.N; place 1,0 0; place 0,-2 90",
    .kind = BST_DECISION_MAIN,
    .wanted = "claim builder city",
  },
  {
    .what = "of two own cities the one with the builder goes on",
    .modules = "base,traders-and-builders",
    .starts = "base/D 0 0 0; base/U 1 0 0; base/D 2 0 0",
    .draws = "base/F; base/U; base/F; base/U; base/G; base/U; traders-and-builders/O;",
    .moves = "place 0,-1 90; claim follower city.N; place 3,0 0;"
             "place 2,-1 90; claim follower city.N; place 4,0 0;"
             "place 0,-2 90; claim builder city.N; place 5,0 0",
    .kind = BST_DECISION_PLACE,
    .wanted = "place 0,-3 90",
  },
  {
    .what = "a pig joins the own farmer in the end",
    .modules = "base,traders-and-builders",
    .starts = "base/E 0 0 0; base/E 0 -1 2; base/E 1 0 0; base/E 1 -1 2",
    .draws = "base/B; base/B; base/E",
    .moves = "place 0,1 0; claim follower field.Ne; place 0,2 0; place 1,1 180",
    .kind = BST_DECISION_MAIN,
    .wanted = "claim pig field",
    .last = true,
  },
  {
    .what = "a wagon goes on to the free monastery beside it",
    .modules = "base,abbey-and-mayor",
    .starts = "base/D 0 0 0; base/U 1 0 0; base/B 1 -1 0",
    .draws = "base/E",
    .moves = "place 0,-1 180; claim wagon city.S; end",
    .kind = BST_DECISION_WAGON,
    .wanted = "wagon 1.wagon@0,-1/city.S 1,-1/monastery",
  },
  {
    .what = "of two cities alike the one with goods is completed",
    .modules = "base,traders-and-builders",
    .starts = "base/D 0 0 0; base/U 1 0 0; base/D 2 0 0; base/G 0 -1 1;"
              "traders-and-builders/O 2 -1 1",
    .draws = "base/E",
    .moves = "",
    .kind = BST_DECISION_PLACE,
    .wanted = "place 2,-2 180",
  },
  {
    .what = "the princess sends home who holds a large city",
    .modules = "base,princess-and-dragon",
    .draws = "base/U; base/F; base/G; base/F; princess-and-dragon/K",
    .moves = "place 1,0 0; place 0,-1 90; claim follower city.N; place 0,-2 90;"
             "place 0,-3 90; place 0,-4 180",
    .kind = BST_DECISION_MAIN,
    .wanted = "evict 2.follower@0,-1",
  },
  {
    .what = "a portal leads to the monastery that is nearly complete",
    .modules = "base,princess-and-dragon",
    .starts = "base/B 0 0 0; base/E 0 -1 0; base/E 1 0 1; base/E 0 1 2; base/E -1 0 3;"
              "base/B 1 -1 0; base/B 1 1 0; base/B -1 1 0",
    .draws = "princess-and-dragon/L",
    .moves = "place 0,-2 180",
    .kind = BST_DECISION_MAIN,
    .wanted = "claim follower 0,0/monastery",
  },
  {
    .what = "the last inn goes to the other's road",
    .modules = "base,inns-and-cathedrals",
    .starts = "base/D 0 0 0",
    .draws = "base/U; base/A; inns-and-cathedrals/O",
    .moves = "place 1,0 0; claim follower road.E; place 0,1 0; claim follower road.S",
    .kind = BST_DECISION_PLACE,
    .wanted = "place 0,2 90",
    .last = true,
  },
  {
    .what = "the barn is built in the end where it brings the most",
    .modules = "base,abbey-and-mayor",
    .starts = "base/E 0 0 0; base/E 0 -1 2; base/E 1 0 0; base/E 1 -1 2; base/B 0 1 0",
    .draws = "base/B",
    .moves = "place 1,1 0",
    .kind = BST_DECISION_MAIN,
    .wanted = "claim barn NW",
    .last = true,
  },
};

/* ---- Setting up ---- */

/* The next part of a list up to ";", without spaces around it; false at its end. */
static bool
next_part (const char **list, char part[BST_ACTION_TEXT])
{
  size_t length;

  if (!*list)
    return false;
  *list += strspn (*list, " ;");
  length = strcspn (*list, ";");
  snprintf (part, BST_ACTION_TEXT, "%.*s", (int) length, *list);
  *list += length;
  return length > 0;
}

typedef struct
{
  ArenaTiles tiles;
  char starts[MAX_STARTS][BST_ACTION_TEXT], draws[MAX_MOVES][BST_ACTION_TEXT];
  BstStartTile start[MAX_STARTS];
  const char *draw[MAX_MOVES];
  size_t n_starts, n_draws;
  char figures[64];
  BstPieceCount counts[MAX_FIGURES];
  size_t n_counts;
  char modules[256];
  const char *ids[BST_MAX_MODULES];
} Board;

static void
read_starts (Board *board, const char *list)
{
  char part[BST_ACTION_TEXT];

  while (next_part (&list, part) && board->n_starts < MAX_STARTS)
    {
      char *tile = board->starts[board->n_starts];
      int x, y, rot;

      if (sscanf (part, "%63s %d %d %d", tile, &x, &y, &rot) == 4)
        board->start[board->n_starts++] = (BstStartTile) {
          .tile = tile, .x = (int16_t) x, .y = (int16_t) y, .rot = (uint8_t) rot
        };
    }
}

static void
read_draws (Board *board, const char *list)
{
  char part[BST_ACTION_TEXT];

  while (next_part (&list, part) && board->n_draws < MAX_MOVES)
    {
      snprintf (board->draws[board->n_draws], BST_ACTION_TEXT, "draw %.100s", part);
      board->draw[board->n_draws] = board->draws[board->n_draws];
      board->n_draws++;
    }
}

static void
read_figures (Board *board, const char *list)
{
  const char *words[MAX_FIGURES];

  snprintf (board->figures, sizeof board->figures, "%s", list ? list : "");
  board->n_counts = arena_split (board->figures, words, MAX_FIGURES);
  for (size_t i = 0; i < board->n_counts; i++)
    {
      char *equals = board->figures + (strchr (words[i], '=') - board->figures);

      *equals = '\0';
      board->counts[i] = (BstPieceCount) { words[i], (uint8_t) atoi (equals + 1) };
    }
}

/* Leaves only the tiles that are named, and abbeys. */
static void
count_named (Board *board)
{
  for (size_t i = 0; i < board->tiles.n; i++)
    {
      char name[BST_ACTION_TEXT];
      unsigned n = board->tiles.tiles[i].any_edge;

      snprintf (name, sizeof name, "%s/%s", board->tiles.tiles[i].set,
                board->tiles.tiles[i].key);
      for (size_t k = 0; k < board->n_starts; k++)
        n += strcmp (name, board->start[k].tile) == 0;
      for (size_t k = 0; k < board->n_draws; k++)
        n += strcmp (name, board->draw[k] + strlen ("draw ")) == 0;
      board->tiles.counts[i].count = (uint16_t) n;
    }
}

static BstSetup *
set_up (const Position *position)
{
  static Board board;
  BstConfig config = { .n_seats = 2, .seed = 1 };

  memset (&board, 0, sizeof board);
  arena_add_sets (&board.tiles, position->modules);
  read_starts (&board, position->starts);
  read_draws (&board, position->draws);
  read_figures (&board, position->figures);
  if (position->last)
    count_named (&board);
  snprintf (board.modules, sizeof board.modules, "%s", position->modules);
  config.n_modules = arena_split (board.modules, board.ids, BST_MAX_MODULES);
  config.tiles = board.tiles.counts;
  config.n_tiles = board.tiles.n;
  config.modules = board.ids;
  config.draws = board.draw;
  config.n_draws = board.n_draws;
  config.starts = board.start;
  config.n_starts = board.n_starts;
  config.pieces = board.counts;
  config.n_pieces = board.n_counts;
  return arena_build (&config);
}

/* ---- Playing to the position ---- */

static void
apply_verb (BstState *state, BstVerb verb)
{
  BstAction action = { .verb = (uint8_t) verb };

  bst_state_apply (state, &action, NULL);
}

/* Passes and ends until the action is legal, or until what is asked for is
 * decided; false if that does not come. */
static bool
go_on (BstState *state, const char *text, BstDecisionKind kind)
{
  for (unsigned i = 0; i < 20 && arena_chance (state); i++)
    {
      BstDecision decision = bst_state_decision (state);
      BstAction action;

      if (!text && decision.kind == kind)
        return true;
      if (text && bst_action_parse (state, text, &action, NULL)
          && bst_state_test (state, &action, NULL))
        {
          bst_state_apply (state, &action, NULL);
          return true;
        }
      if (decision.kind == BST_DECISION_END)
        apply_verb (state, BST_VERB_END);
      else if (decision.kind == BST_DECISION_DRAGON)
        {
          bst_state_list (state, &action, 1);
          bst_state_apply (state, &action, NULL);
        }
      else if (decision.pass)
        apply_verb (state, BST_VERB_PASS);
      else
        return false;
    }
  return false;
}

static bool
play_to (BstState *state, const Position *position)
{
  const char *moves = position->moves;
  char text[BST_ACTION_TEXT];

  while (next_part (&moves, text))
    if (!go_on (state, text, BST_DECISION_OVER))
      {
        tap_note ("%s: cannot be played: %s (%s)", position->what, text,
                  bst_decision_name (bst_state_decision (state).kind));
        return false;
      }
  if (go_on (state, NULL, position->kind))
    return true;
  tap_note ("%s: is not asked", position->what);
  return false;
}

static bool
is_wanted (const char *answer, const char *wanted)
{
  bool not = *wanted == '!';

  return (strncmp (answer, wanted + not, strlen (wanted + not)) == 0) != not;
}

static void
test_position (const Position *position)
{
  BstSetup *setup = set_up (position);
  BstState *state = bst_state_new (setup, NULL);
  bool ready = play_to (state, position);

  for (int level = 1; level <= 2; level++)
    {
      BstAi *player = bst_ai_new (setup, level, 1);
      char answer[BST_ACTION_TEXT] = "nothing";
      BstAction action;
      bool good = ready && bst_ai_choose (player, state, NULL, &action);

      if (good)
        bst_action_format (state, &action, answer);
      good = good && is_wanted (answer, position->wanted);
      tap_ok (good, "level %d: %s", level, position->what);
      if (!good)
        tap_note ("wanted %s, not %s", position->wanted, answer);
      bst_ai_free (player);
    }
  free (state);
  bst_setup_unref (setup);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof positions / sizeof *positions; i++)
    test_position (&positions[i]);
  return tap_done ();
}
