/*
 * Counts the solutions of n queens the way the fastest public backtrackers do (NQueensFAF, Q27): first the
 * queens on the four borders, once for each set of mirror images; then row by row, with one bit for each
 * column and diagonal. What the counter of Retrace is measured against. Usage: queens <n> [<part> <parts>]
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef uint64_t u64;

/*
 * Column c is bit c + margin, so that the diagonals of border queens can wait beside the board for their
 * rows.
 */
enum { margin = 20, most = 20 };

/* How far it is from each free row to the next: the rows of the queens left and right are skipped. */
static int gaps[most];
static u64 found;

/*
 * place_k has k rows left. A queen is only put where the next row, and the one after it, still have a free
 * square.
 */
#define PLACE(k, next)                                                              \
  static void place_##k(const int *gap, u64 down, u64 up, u64 columns, u64 free) {  \
    do {                                                                            \
      u64 queen = free & -free;                                                     \
      free ^= queen;                                                                \
      u64 d = (down | queen) << gap[0], u = (up | queen) >> gap[0], c = columns | queen; \
      u64 f = ~(d | u | c);                                                         \
      if (f && ~((d << gap[1]) | (u >> gap[1]) | c)) place_##next(gap + 1, d, u, c, f); \
    } while (free);                                                                 \
  }

static void place_1(const int *gap, u64 down, u64 up, u64 columns, u64 free) {
  (void)gap, (void)down, (void)up, (void)columns, (void)free;
  found++; /* one row and one column are left, and their square is free */
}

static void place_2(const int *gap, u64 down, u64 up, u64 columns, u64 free) {
  do {
    u64 queen = free & -free;
    free ^= queen;
    found += ~(((down | queen) << gap[0]) | ((up | queen) >> gap[0]) | columns | queen) != 0;
  } while (free);
}

PLACE(3, 2) PLACE(4, 3) PLACE(5, 4) PLACE(6, 5) PLACE(7, 6) PLACE(8, 7) PLACE(9, 8) PLACE(10, 9)
PLACE(11, 10) PLACE(12, 11) PLACE(13, 12) PLACE(14, 13) PLACE(15, 14) PLACE(16, 15) PLACE(17, 16)

static void (*const place[])(const int *, u64, u64, u64, u64) = {
    0, place_1, place_2, place_3, place_4, place_5, place_6, place_7, place_8,
    place_9, place_10, place_11, place_12, place_13, place_14, place_15, place_16, place_17};

/*
 * The columns of the queens on the first and the last row, the rows of those on the first and the last
 * column.
 */
typedef struct { int top, bottom, left, right; } border;

/*
 * The least image stands for all: its last row has its queen near a corner, which leaves the last rows few
 * choices.
 */
static int rank(border b, int last) {
  return (((last - b.bottom) * 32 + b.top) * 32 + b.left) * 32 + b.right;
}

static border mirrored(border b, int image, int last) {
  if (image & 1) b = (border){last - b.top, last - b.bottom, b.right, b.left};
  if (image & 2) b = (border){b.bottom, b.top, last - b.left, last - b.right};
  if (image & 4) b = (border){b.left, b.right, b.top, b.bottom};
  return b;
}

/* How many different images it has; 0 where another one stands for it. */
static int weight(border b, int last) {
  int same = 0;
  for (int image = 0; image < 8; image++) {
    int other = rank(mirrored(b, image, last), last);
    if (other < rank(b, last)) return 0;
    same += other == rank(b, last);
  }
  return 8 / same;
}

static int is_peaceful(border b, int last) {
  int rows[] = {0, last, b.left, b.right}, columns[] = {b.top, b.bottom, 0, last};
  /* A queen in a corner stands on two borders. */
  if ((b.top == 0) != (b.left == 0) || (b.top == last) != (b.right == 0)) return 0;
  if ((b.bottom == 0) != (b.left == last) || (b.bottom == last) != (b.right == last)) return 0;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < i; j++) {
      int down = rows[i] - rows[j], right = columns[i] - columns[j];
      if ((down || right) && (!down || !right || down == right || down == -right)) return 0;
    }
  return 1;
}

static u64 bit(int column) { return column + margin < 0 ? 0 : 1ull << (column + margin); }

static u64 solutions(border b, int last) {
  int rows[] = {0, last, b.left, b.right}, columns[] = {b.top, b.bottom, 0, last};
  int first = 0, row = 0, left = 0;
  for (int r = 1; r < last; r++) {
    if (r == b.left || r == b.right) continue;
    if (left == 0) first = r;
    else gaps[left - 1] = r - row;
    row = r;
    left++;
  }
  u64 down = 0, up = 0, taken = ~(((2ull << last) - 1) << margin);
  for (int i = 0; i < 4; i++) {
    taken |= bit(columns[i]);
    down |= bit(columns[i] + first - rows[i]);
    up |= bit(columns[i] - first + rows[i]);
  }
  found = 0;
  u64 free = ~(down | up | taken);
  if (free) place[left](gaps, down, up, taken, free);
  return found;
}

int main(int count, char **words) {
  int n = count > 1 ? atoi(words[1]) : 0;
  int part = count > 3 ? atoi(words[2]) : 0, parts = count > 3 ? atoi(words[3]) : 1;
  if (n < 6 || n > 19 || parts < 1) return fputs("queens <n from 6 to 19> [<part> <parts>]\n", stderr), 2;
  int last = n - 1, number = 0;
  u64 total = 0;
  border b;
  for (b.top = 0; b.top < n; b.top++)
    for (b.bottom = 0; b.bottom < n; b.bottom++)
      for (b.left = 0; b.left < n; b.left++)
        for (b.right = 0; b.right < n; b.right++) {
          int w = is_peaceful(b, last) ? weight(b, last) : 0;
          if (w && number++ % parts == part) total += w * solutions(b, last);
        }
  printf("%llu\n", (unsigned long long)total);
  return 0;
}
