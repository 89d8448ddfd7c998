// All good and bad states of the token game (stuck passes, home is off the board), written twice to compare with
// src-shared/puzzles/token-game/solve: `plain` looks at state after state, `sliced` at 64 states at a time by the same
// method as ours. Prints the number of good states (own < other or own >= other, legal only) and the first one's value.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

using Word = uint64_t;
using Row = std::vector<Word>;

static int n, finish;
static int ways, words;
static std::vector<uint8_t> places;     // [way * n + token]
static std::vector<uint8_t> lines;      // [way * n + line]: bits of the places taken in that line
static std::vector<int> weights;
static std::vector<size_t> rowAt;
static Row lowMoves, highMoves;

static inline bool has(const Row& rows, int low, int high) { return rows[rowAt[low] + (high >> 6)] >> (high & 63) & 1; }
static inline void put(Row& rows, int low, int high) { rows[rowAt[low] + (high >> 6)] |= Word(1) << (high & 63); }
static inline bool good(int own, int other) { return own <= other ? has(lowMoves, own, other) : has(highMoves, other, own); }

static void setUp() {
  finish = n + 1;
  ways = 1;
  for (int i = 0; i < n; i++) weights.push_back(ways), ways *= finish + 1;
  words = (ways + 63) / 64;
  places.assign(size_t(ways) * n, 0);
  lines.assign(size_t(ways) * n, 0);
  for (int way = 0; way < ways; way++)
    for (int token = 0, rest = way; token < n; token++, rest /= finish + 1) {
      int place = rest % (finish + 1);
      places[way * n + token] = place;
      if (place >= 1 && place <= n) lines[way * n + place - 1] |= 1 << (token + 1);
    }
  size_t at = 0;
  for (int low = 0; low < ways; low++) rowAt.push_back(at - (low >> 6)), at += words - (low >> 6);
  lowMoves.assign(at + 2, 0);
  highMoves.assign(at + 2, 0);
}

static bool legal(int own, int other) {
  for (int i = 0; i < n; i++)
    if (places[own * n + i] && lines[other * n + i] >> places[own * n + i] & 1) return false;
  return true;
}

// 1 good, 0 bad, -1 stuck.
static int byMoves(int own, int other) {
  if (other == ways - 1) return 0;
  bool can = false;
  for (int i = 0; i < n; i++) {
    int place = places[own * n + i], line = lines[other * n + i];
    if (place == finish) continue;
    int stride = !(line >> (place + 1) & 1) ? 1 : place + 2 <= finish && !(line >> (place + 2) & 1) ? 2 : 0;
    if (!stride) continue;
    can = true;
    if (!good(other, own + stride * weights[i])) return 1;
  }
  return can ? 0 : -1;
}

static void plain() {
  for (int low = ways - 1; low >= 0; low--)
    for (int high = ways - 1; high >= low; high--) {
      if (!legal(low, high)) continue;
      int ofHigh = byMoves(high, low), ofLow = low == high ? ofHigh : byMoves(low, high);
      if (ofHigh == -1) ofHigh = !ofLow;
      if (ofLow == -1) ofLow = !ofHigh;
      if (ofHigh == 1) put(highMoves, low, high);
      if (ofLow == 1) put(lowMoves, low, high);
    }
}

static std::vector<Row> stands, steps, jumps;
static Row nowhere, illegal, canLow;

static void tryMove(int low, int next, const Row& to, const Row* over) {
  size_t at = rowAt[low], nextAt = rowAt[next];
  int split = next >> 6;
  for (int w = low >> 6; w <= split; w++) {
    Word isFree = ~to[w] & (over ? (*over)[w] : ~Word(0));
    canLow[w] |= isFree;
    Word beyond = w == split ? ~Word(0) << (next & 63) : 0;
    Word open = isFree & ~lowMoves[at + w] & ~illegal[w];
    Word found = open & beyond & ~highMoves[nextAt + w];
    for (Word rest = open & ~beyond; rest;) {
      int bit = 63 - __builtin_clzll(rest), way = 64 * w + bit;
      rest &= ~(Word(1) << bit);
      if (way <= low) break;
      if (!has(lowMoves, way, next)) found |= Word(1) << bit;
    }
    lowMoves[at + w] |= found;
  }
  Word* __restrict out = &lowMoves[at];
  Word* __restrict can = canLow.data();
  const Word* below = &highMoves[nextAt];
  if (over)
    for (int w = split + 1; w < words; w++) { Word f = ~to[w] & (*over)[w]; can[w] |= f; out[w] |= f & ~below[w]; }
  else
    for (int w = split + 1; w < words; w++) { Word f = ~to[w]; can[w] |= f; out[w] |= f & ~below[w]; }
}

static inline Word shifted(size_t at, int by) {
  size_t from = at + (by >> 6);
  int rest = by & 63;
  return rest ? lowMoves[from] >> rest | lowMoves[from + 1] << (64 - rest) : lowMoves[from];
}

static Word highWord(size_t at, int w) {
  Word found = 0;
  for (int i = 0; i < n; i++) {
    if (steps[i][w]) found |= steps[i][w] & ~shifted(at + w, weights[i]);
    if (jumps[i][w]) found |= jumps[i][w] & ~shifted(at + w, 2 * weights[i]);
  }
  return found;
}

static Word canHigh(int w) {
  Word can = 0;
  for (int i = 0; i < n; i++) can |= steps[i][w] | jumps[i][w];
  return can;
}

static void sliced() {
  int places1 = finish + 1, last = ways - 1;
  stands.assign(n * places1, Row(words));
  steps.assign(n, Row(words)), jumps = steps;
  nowhere.assign(words, 0), illegal = canLow = nowhere;
  for (int way = 0; way < ways; way++)
    for (int i = 0; i < n; i++) stands[i * places1 + places[way * n + i]][way >> 6] |= Word(1) << (way & 63);
  for (int low = last; low >= 0; low--) {
    const uint8_t* own = &places[low * n];
    int first = low >> 6;
    size_t at = rowAt[low];
    std::fill(illegal.begin(), illegal.end(), 0), std::fill(canLow.begin(), canLow.end(), 0);
    illegal[last >> 6] = Word(1) << (last & 63);
    for (int i = 0; i < n; i++) {
      if (own[i] >= 1 && own[i] <= n)
        for (int w = first; w < words; w++) illegal[w] |= stands[(own[i] - 1) * places1 + i + 1][w];
      for (int w = first; w < words; w++) steps[i][w] = ~stands[i * places1 + finish][w], jumps[i][w] = 0;
      for (int b = 0; b < n; b++) {
        if (own[b] != i + 1) continue;
        const Row& before = stands[i * places1 + b];
        bool behind = b + 1 == n || own[b + 1] != i + 1;
        for (int w = first; w < words; w++) steps[i][w] &= ~before[w];
        if (behind) for (int w = first; w < words; w++) jumps[i][w] |= before[w];
      }
    }
    for (int i = 0; i < n; i++) {
      if (own[i] == finish) continue;
      auto taken = [&](int p) -> const Row& { return p > n ? nowhere : stands[(p - 1) * places1 + i + 1]; };
      tryMove(low, low + weights[i], taken(own[i] + 1), nullptr);
      if (own[i] + 1 <= n) tryMove(low, low + 2 * weights[i], taken(own[i] + 2), &taken(own[i] + 1));
    }
    lowMoves[at + (last >> 6)] &= ~(Word(1) << (last & 63));
    for (int w = words - 1; w >= first; w--) {
      Word stuck = ~canLow[w] & ~illegal[w];
      while (stuck) {
        Word after = (lowMoves[at + w] & ~stuck) | (stuck & canHigh(w) & ~highWord(at, w));
        if (after == lowMoves[at + w]) break;
        lowMoves[at + w] = after;
      }
    }
    for (int w = first; w < words; w++) highMoves[at + w] = highWord(at, w) | (~canHigh(w) & ~lowMoves[at + w]);
    highMoves[at + (last >> 6)] |= Word(1) << (last & 63);
    Word bit = Word(1) << (low & 63);
    lowMoves[at + first] = (lowMoves[at + first] & ~bit) | (highMoves[at + first] & bit);
  }
}

int main(int count, char** arguments) {
  n = count > 1 ? atoi(arguments[1]) : 5;
  setUp();
  if (count > 2 && !strcmp(arguments[2], "plain")) plain(); else sliced();
  // A sample, cheap beside the sweep, to compare with ours: every 1009th pair.
  long goods = 0;
  for (long pair = 0; pair < long(ways) * ways; pair += 1009) {
    int own = pair / ways, other = pair % ways;
    if (legal(own, other) && own + other < 2 * (ways - 1)) goods += good(own, other);
  }
  printf("{\"good\":%ld,\"first\":%d}\n", goods, good(0, 0));
}
