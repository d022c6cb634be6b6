/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ways in which a file of lines gets damaged.
 */

#include "fuzz.h"

#include <string.h>

#define MAX_SIZE 65536 /* bytes of a damaged file */
#define MAX_STEPS 4    /* damages to one file */

typedef struct
{
  GByteArray *data;
  GPtrArray  *seeds;
  guint64     state;
} Mutation;

/* SplitMix64: the same numbers everywhere. */
static guint64
draw (Mutation *self)
{
  guint64 z = self->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* From 0 up to and without @n, which is at least 1. */
static guint
pick (Mutation *self,
      guint     n)
{
  return (guint) (draw (self) % n);
}

static guint
pick_place (Mutation *self)
{
  return pick (self, self->data->len + 1);
}

static void
insert (Mutation     *self,
        guint         place,
        const guint8 *bytes,
        guint         length)
{
  guint8 *copy;
  guint tail = self->data->len - place;

  if (length == 0 || self->data->len + length > MAX_SIZE)
    return;
  copy = g_memdup2 (bytes, length);
  g_byte_array_set_size (self->data, self->data->len + length);
  memmove (self->data->data + place + length, self->data->data + place, tail);
  memcpy (self->data->data + place, copy, length);
  g_free (copy);
}

static void
find_line (Mutation *self,
           guint    *start,
           guint    *end)
{
  const guint8 *data = self->data->data;
  guint place = pick_place (self);

  for (*start = place; *start > 0 && data[*start - 1] != '\n'; (*start)--)
    ;
  for (*end = place; *end < self->data->len && data[*end] != '\n'; (*end)++)
    ;
  if (*end < self->data->len)
    (*end)++;
}

static void
remove_range (Mutation *self,
              guint     start,
              guint     end)
{
  if (end > start)
    g_byte_array_remove_range (self->data, start, end - start);
}

static void
flip_bit (Mutation *self)
{
  if (self->data->len > 0)
    self->data->data[pick (self, self->data->len)] ^= (guint8) (1u << pick (self, 8));
}

static void
set_byte (Mutation *self)
{
  if (self->data->len > 0)
    self->data->data[pick (self, self->data->len)] = (guint8) pick (self, 256);
}

static void
insert_bytes (Mutation *self)
{
  guint8 bytes[8];
  guint length = 1 + pick (self, sizeof bytes);

  for (guint i = 0; i < length; i++)
    bytes[i] = (guint8) pick (self, 256);
  insert (self, pick_place (self), bytes, length);
}

static void
cut_off (Mutation *self)
{
  g_byte_array_set_size (self->data, pick_place (self));
}

static void
cut_out (Mutation *self)
{
  guint start = pick_place (self);
  guint length = pick (self, 64);

  remove_range (self, start, MIN (start + length, self->data->len));
}

static void
drop_line (Mutation *self)
{
  guint start, end;

  find_line (self, &start, &end);
  remove_range (self, start, end);
}

static void
repeat_line (Mutation *self)
{
  guint start, end, times = 1u << pick (self, 7);

  find_line (self, &start, &end);
  for (guint i = 0; i < times; i++)
    insert (self, start, self->data->data + start, end - start);
}

static void
move_line (Mutation *self)
{
  g_autoptr (GByteArray) line = g_byte_array_new ();
  guint start, end;

  find_line (self, &start, &end);
  g_byte_array_append (line, self->data->data + start, end - start);
  remove_range (self, start, end);
  find_line (self, &start, &end);
  insert (self, start, line->data, line->len);
}

/* Words that mean something to the readers, where they do not belong. */
static void
insert_word (Mutation *self)
{
  static const char * const words[] = {
    "\n",      "=",          ";",           "\\",         "[",          "]\n",
    " ",       "-",          "-1",          "0",          "255",        "256",
    "65535",   "65536",      "2147483647",  "4294967296", "99999999999999999999",
    "nan",     "1e9",        "touches=16",  "lake=1",     "meets=16",   "at=0,0",
    " N",      " Sw",        "city",        "river",      "field",      "[Tile Set]\n",
    "[Moves]\n", "Format=9\n", "Feature16=", "[Expect 1]\n", "place",    "draw base/V",
    "\xc3",    "\xe2\x80\xae", "\xef\xbb\xbf", "\r",      "#",          "pass",
  };
  const char *word = words[pick (self, G_N_ELEMENTS (words))];

  insert (self, pick_place (self), (const guint8 *) word, (guint) strlen (word));
}

/* Another number where there is one. */
static void
change_number (Mutation *self)
{
  static const char * const numbers[] = { "0",     "1",     "-1",         "16",        "17",
                                          "127",   "128",   "32767",      "32768",     "65536",
                                          "99999", "-32769", "2147483648", "1000000000000" };
  const char *number = numbers[pick (self, G_N_ELEMENTS (numbers))];
  guint start = pick_place (self), end;

  while (start < self->data->len && !g_ascii_isdigit (self->data->data[start]))
    start++;
  for (end = start; end < self->data->len && g_ascii_isdigit (self->data->data[end]); end++)
    ;
  if (start == end)
    return;
  remove_range (self, start, end);
  insert (self, start, (const guint8 *) number, (guint) strlen (number));
}

static gboolean
is_word_byte (guint8 byte)
{
  return byte > ' ' && strchr ("=;,[]", byte) == NULL;
}

static void
find_word (Mutation *self,
           guint    *start,
           guint    *end)
{
  const guint8 *data = self->data->data;

  for (*start = pick_place (self); *start > 0 && is_word_byte (data[*start - 1]); (*start)--)
    ;
  for (*end = *start; *end < self->data->len && is_word_byte (data[*end]); (*end)++)
    ;
}

/* A word of the file in the place of another: most often still a file of its
 * kind that means something else. */
static void
swap_word (Mutation *self)
{
  g_autofree guint8 *word = NULL;
  guint start, end, length;

  find_word (self, &start, &end);
  length = end - start;
  word = g_memdup2 (self->data->data + start, length);
  find_word (self, &start, &end);
  remove_range (self, start, end);
  insert (self, start, word, length);
}

/* The head of this file and the tail of another. */
static void
splice (Mutation *self)
{
  gsize size;
  GBytes *other = g_ptr_array_index (self->seeds, pick (self, self->seeds->len));
  const guint8 *data = g_bytes_get_data (other, &size);
  guint start = pick (self, (guint) size + 1);

  cut_off (self);
  if (size > start)
    insert (self, self->data->len, data + start, MIN ((guint) size - start, MAX_SIZE / 2));
}

GBytes *
fuzz_mutate (GPtrArray *seeds,
             guint      index,
             guint64    number)
{
  static void (* const ways[]) (Mutation *self) = {
    flip_bit,  set_byte,    insert_bytes, cut_off,     cut_out,       drop_line,
    move_line, repeat_line, insert_word,  insert_word, change_number, change_number,
    swap_word, swap_word,   swap_word,    splice,
  };
  gsize size;
  const guint8 *seed = g_bytes_get_data (g_ptr_array_index (seeds, index), &size);
  Mutation self = { g_byte_array_new (), seeds, number * 1000003 + index };
  guint n_steps = pick (&self, 2) == 0 ? 1 : 1 + pick (&self, MAX_STEPS);

  g_byte_array_append (self.data, seed, (guint) MIN (size, MAX_SIZE));
  for (guint i = 0; i < n_steps; i++)
    ways[pick (&self, G_N_ELEMENTS (ways))](&self);
  return g_byte_array_free_to_bytes (self.data);
}
