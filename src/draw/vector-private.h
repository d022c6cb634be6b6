/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Points, Bézier curves and random numbers for the painters.
 */

#pragma once

#include <math.h>
#include <stdint.h>

#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif

typedef struct
{
  double x, y;
} Vec;

typedef struct
{
  Vec p[4];
} Bez;

static inline Vec
vec (double x, double y)
{
  return (Vec) { x, y };
}

static inline Vec
v_add (Vec a, Vec b)
{
  return vec (a.x + b.x, a.y + b.y);
}

static inline Vec
v_sub (Vec a, Vec b)
{
  return vec (a.x - b.x, a.y - b.y);
}

static inline Vec
v_mul (Vec a, double k)
{
  return vec (a.x * k, a.y * k);
}

/* a plus k times the direction b. */
static inline Vec
v_go (Vec a, Vec b, double k)
{
  return vec (a.x + b.x * k, a.y + b.y * k);
}

static inline Vec
v_mix (Vec a, Vec b, double t)
{
  return vec (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
}

static inline double
v_dot (Vec a, Vec b)
{
  return a.x * b.x + a.y * b.y;
}

static inline double
v_len (Vec a)
{
  return sqrt (a.x * a.x + a.y * a.y);
}

static inline double
v_dist (Vec a, Vec b)
{
  return v_len (v_sub (a, b));
}

static inline Vec
v_unit (Vec a)
{
  double l = v_len (a);
  return l > 0 ? v_mul (a, 1 / l) : vec (1, 0);
}

/* A quarter turn to the left of the direction as seen on the screen's y axis. */
static inline Vec
v_side (Vec a)
{
  return vec (-a.y, a.x);
}

static inline Vec
v_rotate (Vec a, double angle)
{
  return vec (a.x * cos (angle) - a.y * sin (angle), a.x * sin (angle) + a.y * cos (angle));
}

/* A point of the unit square after `quarters` turns clockwise about its middle. */
static inline Vec
v_turn (Vec a, int quarters)
{
  for (; quarters > 0; quarters--)
    a = vec (1 - a.y, a.x);
  return a;
}

static inline Bez
bez (Vec a, Vec b, Vec c, Vec d)
{
  return (Bez) { { a, b, c, d } };
}

static inline Vec
bez_at (const Bez *b, double t)
{
  double s = 1 - t;
  return v_add (v_add (v_mul (b->p[0], s * s * s), v_mul (b->p[1], 3 * s * s * t)),
                v_add (v_mul (b->p[2], 3 * s * t * t), v_mul (b->p[3], t * t * t)));
}

static inline Vec
bez_dir (const Bez *b, double t)
{
  return v_unit (v_sub (bez_at (b, fmin (1, t + 0.01)), bez_at (b, fmax (0, t - 0.01))));
}

static inline double
rnd (uint64_t *state)
{
  uint64_t z = *state += UINT64_C (0x9E3779B97F4A7C15);

  z = (z ^ z >> 30) * UINT64_C (0xBF58476D1CE4E5B9);
  z = (z ^ z >> 27) * UINT64_C (0x94D049BB133111EB);
  return (double) ((z ^ z >> 31) >> 11) / 9007199254740992.0;
}

static inline double
rnd_between (uint64_t *state, double a, double b)
{
  return a + (b - a) * rnd (state);
}

static inline int
count_bits (unsigned bits)
{
  int n = 0;

  for (; bits; bits &= bits - 1)
    n++;
  return n;
}
