/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "expansion.h"

#include "bastide-game-private.h"

/* What players hold: filled once with what there is in the game, then counted
 * again after each change. */

static void
add (BastidePlayer      *player,
     const char         *id,
     BastideHoldingKind  kind,
     guint               code,
     guint               total)
{
  g_autoptr (BastideHolding) holding
      = bastide_holding_new (id, kind, code, total);

  bastide_player_add_holding (player, holding);
}

/* Neutral figures are in nobody's supply: their count for a player is 0. */
static void
add_figures (BastideGame   *self,
             BastidePlayer *player)
{
  for (guint piece = 0; piece < bst_setup_n_pieces (self->engine); piece++)
    {
      guint total = bst_setup_piece_count (self->engine, piece);

      if (total > 0)
        add (player, bst_setup_piece_name (self->engine, piece),
             BASTIDE_HOLDING_FIGURE, piece, total);
    }
}

void
bastide_game_fill_holdings (BastideGame   *self,
                            BastidePlayer *player)
{
  static const char *const goods[] = { "wine", "grain", "cloth" };
  guint abbeys = bst_setup_abbeys (self->engine);

  add_figures (self, player);
  if (abbeys > 0)
    add (player, "abbey", BASTIDE_HOLDING_ABBEY, 0, abbeys);
  if (bst_setup_has_goods (self->engine))
    for (guint i = 0; i < G_N_ELEMENTS (goods); i++)
      add (player, goods[i], BASTIDE_HOLDING_GOODS, BST_TOKEN_WINE + i, 0);
  if (bst_setup_has_title (self->engine, BST_TOKEN_KING))
    add (player, "king", BASTIDE_HOLDING_TITLE, BST_TOKEN_KING, 1);
  if (bst_setup_has_title (self->engine, BST_TOKEN_ROBBER_BARON))
    add (player, "robber-baron", BASTIDE_HOLDING_TITLE, BST_TOKEN_ROBBER_BARON,
         1);
}

static guint
count (const BstState *state,
       guint           seat,
       BastideHolding *holding)
{
  guint code = bastide_holding_get_code (holding);

  switch (bastide_holding_get_kind (holding))
    {
    case BASTIDE_HOLDING_FIGURE:
      return bst_state_supply (state, seat, code);
    case BASTIDE_HOLDING_ABBEY:
      return bst_state_abbeys (state, seat);
    case BASTIDE_HOLDING_GOODS:
      return bst_state_goods (state, seat, code);
    case BASTIDE_HOLDING_TITLE:
      return bst_state_title_holder (state, code) == seat ? 1 : 0;
    default:
      g_return_val_if_reached (0);
    }
}

void
bastide_game_update_holdings (const BstState *state,
                              BastidePlayer  *player)
{
  GListModel *holdings = bastide_player_get_holdings (player);
  guint seat = bastide_player_get_seat (player);

  for (guint i = 0; i < g_list_model_get_n_items (holdings); i++)
    {
      g_autoptr (BastideHolding) it = g_list_model_get_item (holdings, i);

      bastide_holding_set_count (it, count (state, seat, it));
    }
}
