/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The plan of one city on one tile.
 */

#pragma once

#include "paint-private.h"

#define STREET_WIDTH 0.046
#define MAX_STREETS 12
#define MAX_TAKEN 420

typedef struct
{
  const BastideGeometry *g;
  const CityShape *city;
  Vec square;
  double radius; /* of the square; 0 for none */
  int n_streets, n_taken;
  Bez street[MAX_STREETS];
  Disc taken[MAX_TAKEN];
  Stage stage;
} CityPlan;

/* Lays the city out; only its streets and square without `houses`. `flat`:
 * fewer and simpler. */
void _bastide_plan_city (CityPlan *plan, const BastideGeometry *g, const CityShape *c,
                         bool houses, bool flat);
