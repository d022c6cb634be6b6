/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai.h"
#include "state.h"

#include "cli.h"

G_BEGIN_DECLS

/* A game being played, with everything that verifying needs to look back. */
typedef struct
{
  BastideSetup *setup;
  BstSetup *engine;
  BstState *state;
  BstAi *ai;        /* NULL: at random */
  guint64 random;   /* of the players' choices; the stack has its own */
  GArray *log;      /* BstAction */
  GPtrArray *texts; /* the same in words */
  BstEvents events; /* of the last action */
  GArray *actions;  /* room for a list of actions */
} CliGame;

/* NULL with a sentence if the set-up is refused. Events are gathered from the
 * start if @events. */
CliGame *cli_game_new (BastideSetup *setup, gboolean computers, gboolean events,
                       GError **error);
void cli_game_free (CliGame *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliGame, cli_game_free)

/* What chance or the player whose turn it is does next. */
void cli_game_choose (CliGame *self, BstAction *out);
/* Does it. */
void cli_game_apply (CliGame *self, const BstAction *action, gboolean events);
/* All legal actions; the array is the game's. */
GArray *cli_game_list (CliGame *self);
/* The position as text. */
char *cli_dump (const BstState *state);
/* The game file. */
GBytes *cli_game_save (CliGame *self);

/* Counts decisions and the values of options over many games. */
typedef struct CliTally CliTally;
CliTally *cli_tally_new (void);
void cli_tally_free (CliTally *self);
void cli_tally_setup (CliTally *self, const BstSetup *engine);
void cli_tally_action (CliTally *self, const BstState *state, const BstAction *action);
/* A line each, and a last one that names all that never came up. */
void cli_tally_print (CliTally *self);

/* Watches a game from its start to its end. */
typedef struct CliVerifier CliVerifier;
CliVerifier *cli_verifier_new (void);
void cli_verifier_free (CliVerifier *self);
/* A new game; its events so far are those of the start. */
void cli_verifier_begin (CliVerifier *self, CliGame *game);
/* After each action, and once more at the end. NULL, or a sentence on what is
 * wrong, to be freed. */
char *cli_verifier_look (CliVerifier *self, CliGame *game);
char *cli_verifier_finish (CliVerifier *self, CliGame *game);
/* The part of it that looks at the listed actions of the open decision. */
char *cli_verify_actions (CliGame *game, GArray *actions, guint64 *random);

G_END_DECLS
