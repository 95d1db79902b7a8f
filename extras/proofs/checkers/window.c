/* Checks a certificate of kind octal-window, all of it or some pieces: see docs/certificates.md.
 *   cc -O3 -march=native -o window window.c && ./window FILE [FIRST LAST]
 * ends with 0 if the file proves what it claims, or the pieces FIRST to LAST, from 0 on, are right; with 1 if
 * not, and the last line says why. Eight pieces or more are quickest. For values from 32 on it needs
 * -DWORD=uint32_t, from 64 on uint64_t. It shares no line with the program that wrote the file. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#pragma GCC diagnostic ignored "-Wpsabi"
#ifndef WORD
#define WORD uint16_t
#endif
/* No two common values of a heap differ in the least bit of the mask alone, nor do rare ones. Without this bit a
 * value is its rank: common values keep their order, and the rank of a XOR b is that of a XOR that of b. A word
 * is a set of ranks. The words of one heap in all pieces that are checked at once are side by side. */
enum { BYTES = __BIGGEST_ALIGNMENT__, RANKS = 8 * sizeof(WORD), LANES = BYTES / sizeof(WORD), STEP = 64 * LANES };
enum { NEW = 1 << 20, NEAR = 1500, SOME = 8 }; /* words behind a window; options that are looked at first */
typedef WORD row __attribute__((vector_size(BYTES), aligned(sizeof(WORD)), may_alias));
typedef uintmax_t heap;

static char text[1 << 24], *listed; /* the file, and where it lists the rare heaps */
static int takes[3][64], kinds[3]; /* what moves take, and how many there are: to leave 0, 1, 2 heaps */
static int mask, bit, turned[2], width, windows, head[1 << 18]; /* the values of the first heaps */
static int sorted[1 << 18], starts[RANKS + 1], valued[2][RANKS]; /* these heaps by ranks; the common value of a rank */
static struct { int counts[RANKS], all, by[1 << 16]; } lists[2]; /* how far before a word, by ranks in Gray's order */
static WORD large[2], *word; /* the ranks whose common value has the bit; of heaps: the rank, none of rare ones */
static heap preperiod, period, ends[1 << 16];
static uint8_t *window[1 << 16];

static void fail(const char *why, heap at) { printf("Refused: %s (%ju)\n", why, at), exit(1); }
static int common(heap n, int v) { return (__builtin_popcount(v & mask) + turned[n % 2]) % 2; }
static int rank(int v) { return (v & (bit - 1)) | (v / 2 & -bit); }
static int value(heap n, WORD w) { return w ? valued[n % 2][__builtin_ctzll(w)] : head[n]; }

static char *field(const char *name) {
    char *found = strstr(text, name);
    return found ? found + strlen(name) : (fail(name, 0), found);
}
static int digit(char c) {
    const char *all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", *found = strchr(all, c);
    return c && found ? found - all : 128;
}

static void read_file(const char *name) {
    FILE *file = fopen(name, "rb");
    if (!file || fread(text, 1, sizeof text - 1, file) == sizeof text - 1) fail("no file, or it is too long", 0);
    char *p = field("\"game\":\"octal ");
    for (int k = 0; *p != '"'; k += *p++ != '.') {
        if (*p != '.' && (*p < '0' || *p > '7' || k == 64 || (k == 0 && *p % 4))) fail("it is no code", k);
        for (int i = 0; i < 3; i++) if (*p != '.' && *p >> i & 1) takes[i][kinds[i]++] = k;
    }
    width = atoi(field("\"width\":")), mask = atoi(field("\"mask\":")), bit = mask & -mask;
    if (!kinds[2] || width < 2048 || width > 1 << 18 || width & (width - 1)) fail("no such game or width", width);
    if (mask < 1 || mask > 65535 || bit > RANKS) fail("no such mask", mask);
    p = field("\"turned\":["), turned[0] = *p == '1', turned[1] = p[2] == '1', listed = field("\"rare\":[");
    for (int i = 0; i < 2 * kinds[2] && (turned[0] || turned[1]); i++)
        if (turned[i % 2] != (i + takes[2][i / 2]) % 2) fail("the class of n is none", takes[2][i / 2]);
    preperiod = strtoull(field("\"preperiod\":"), 0, 10), period = strtoull(field("\"period\":"), 0, 10);
    for (p = field("\"windows\":["); *p == '['; windows++, p += 2 + (p[2] == ',')) {
        heap n = windows < 65535 ? strtoull(p + 1, &p, 10) - width : 0;
        if (p[0] != ',' || p[1] != '"' || (windows ? n + width <= ends[windows - 1] : n)) fail("no window", n);
        int wide = p[2] == '=';
        ends[windows] = n + width, window[windows] = malloc(width), p += 2 + wide;
        for (int i = 0; i < width; i++, n++, p += 1 + wide) {
            int v = window[windows][i] = wide ? digit(p[0]) * 64 + digit(p[1]) : digit(*p);
            if (v > 127 || rank(v) >= RANKS) fail("a value is none, or needs a larger WORD", n);
            if (!windows) head[i] = v;
            if (n < (heap)width ? head[n] != v : !common(n, v)) fail("a window has a wrong value", n);
        }
        if (p[0] != '"' || p[1] != ']') fail("a window is too long", windows);
    }
}

/* The first heaps, by the rules of the game alone; the rare ones are those that are listed. */
static void check_head(void) {
    for (int n = 0, v = 0, rares = 0; n < width; n++, v = 0) {
        uint8_t seen[256] = {0};
        for (int i = 0; i < kinds[0]; i++) if (n > 0 && n == takes[0][i]) seen[0] = 1;
        for (int i = 0; i < kinds[1]; i++) if (n > takes[1][i]) seen[head[n - takes[1][i]]] = 1;
        for (int i = 0; i < kinds[2]; i++)
            for (int a = 1, b = n - takes[2][i] - 1; a <= b; a++, b--) seen[head[a] ^ head[b]] = 1;
        while (seen[v]) v++;
        if (v != head[n]) fail("a first heap has another value", n);
        if (n == 0 || common(n, v)) continue;
        if (strtol(listed, &listed, 10) != n || n > width - 128 || ++rares > 512) fail("a rare heap is not listed", n);
        listed += *listed == ',';
    }
    if (*listed != ']') fail("a listed heap is not rare", 0);
}

static void sort(void) {
    for (int r = 0, all = 0; r < RANKS; starts[++r] = all) {
        for (int n = 0, v = (r & (bit - 1)) | (r & -bit) * 2; n < 2; n++)
            valued[n][r] = common(n, v) ? v : v | bit, large[n] |= (WORD)!common(n, v) << r;
        for (int a = 0; a < width; a++) if (rank(head[a]) == r) sorted[all++] = a;
    }
}

/* A rare rank is that of an option of heap n, whose word is at f. A heap in it is likely to have a low rank. */
static void search(heap n, int f, int count, int r) {
    for (int s = 0, v = valued[n % 2][r] ^ bit; s < RANKS; s++)
        for (int i = starts[r ^ s]; i < starts[(r ^ s) + 1]; i++)
            for (int j = 0, a = sorted[i], by; a && j < kinds[2]; j++)
                if ((by = a + takes[2][j]) < width && (head[a] ^ value(n - by, word[f - count * by])) == v) return;
    fail("the window does not decide a heap", n);
}

static inline row swap(row x, int k) { /* a row of sets with each rank XOR 2^k */
    static const uint64_t low[6] = {~0ull / 3, ~0ull / 5, ~0ull / 17, ~0ull / 257, ~0ull / 65537, ~0u};
    return (x & (WORD)low[k]) << (1 << k) | (x >> (1 << k) & (WORD)low[k]);
}
static inline row sum(const WORD *at, int sure) { /* a row of sets of the ranks that options give */
    const int *by = lists[sure].by;
    row x = {0};
#pragma GCC unroll 64
    for (int i = RANKS - 1; i >= 0; i--) {
        for (int j = lists[sure].counts[i]; j; j--) x |= *(row *)(at - *by++);
        if (i) x = swap(x, __builtin_ctz(i));
    }
    return x;
}

/* The runs from some windows, a power of two up to LANES, end in the next ones. The options in lists[1] give all
 * common values, of which the least is that of the heap. Those in lists[0] give rare ones, as a rule all below it. */
static void check_pieces(int first, int count) {
    int room = width * count, fill = room, runs = count, step = LANES;
    row larger[2], zero = {0};
    memset(lists, 0, sizeof lists);
    for (int i = RANKS - 1; i >= 0; i--)
        for (int r = i ^ i >> 1, j = starts[r], left = SOME; j < starts[r + 1]; j++)
            for (int a = sorted[j], some = a ? 2 : 1, k = 0; k < kinds[some]; k++) {
                int by = (a + takes[some][k]) * count;
                int sure = a ? !common(a, head[a]) : takes[1][k] % 2 == 0 || turned[0] == turned[1];
                step = sure && by < step ? by : step;
                if (sure || !a || (k == 0 && a < NEAR && left-- > 0))
                    lists[sure].counts[i]++, lists[sure].by[lists[sure].all++] = by;
            }
    for (int f = 0, l = first; f < room; f++, l = first + f % count)
        word[f] = (WORD)common(ends[l] - width + f / count, window[l][f / count]) << rank(window[l][f / count]);
    for (int f = 0; f < 2 * LANES; f++) larger[f / LANES][f % LANES] = large[(ends[first + f % count] + f / count) % 2];
    for (heap run = 0; runs; run += STEP / count, fill += STEP) {
        if (fill + STEP > room + NEW) memmove(word, word + fill - room, room * sizeof *word), fill = room;
        for (int f = fill; f < fill + STEP; f += step) {
            row x = sum(word + f, 1);
            *(row *)(word + f) = ~x & (x + 1);
        }
        for (int f = fill; f < fill + STEP; f += LANES) {
            row one = *(row *)(word + f), alike = one;
            for (int k = 0; 1 << k < bit; k++) alike |= swap(alike, k);
            row missing = (((one - 1) & ~alike) | (alike & larger[f / LANES % 2])) & ~sum(word + f, 0);
            row doubt = missing | (row)(one == 0);
            for (int l = 0; memcmp(&doubt, &zero, sizeof zero) && l < LANES; l++) {
                heap n = ends[first + l % count] + run + (f - fill + l) / count;
                if (!doubt[l] || n >= ends[first + l % count + 1]) continue;
                if (!one[l]) fail("a value is too large", n);
                for (WORD m = missing[l]; m; m &= m - 1) search(n, f + l, count, __builtin_ctzll(m));
            }
        }
        for (int l = 0; l < count; l++) {
            heap n = ends[first + l + 1] - width, left = ends[first + l + 1] - ends[first + l] - run;
            if (left == 0 || left > (heap)STEP / count) continue;
            runs--;
            for (int i = 0; i < width; i++)
                if (value(n + i, word[fill + ((int)left - width + i) * count + l]) != window[first + l + 1][i])
                    fail("a piece does not end in its window", first + l);
        }
    }
}

/* The window of width − 1 heaps from `preperiod` on comes again a period later, not before a part of it. */
static uint8_t *at(heap end) {
    for (int i = 0; i < windows; i++) if (ends[i] == end) return window[i];
    return fail("a window is missing", end), window[0];
}
static void check_period(void) {
    heap end = preperiod + width - 1, rest = period;
    if (!preperiod || !period || period >> 53 || (period % 2 && turned[0] != turned[1])) fail("no period", period);
    if (memcmp(at(end) + 1, at(end + period) + 1, width - 1)) fail("the windows differ", end);
    if (*at(end) == *at(end + period)) fail("the period begins before", preperiod);
    for (heap r = 2; rest > 1; r = r * r > rest ? rest : r + 1) {
        if (rest % r) continue;
        if (!memcmp(at(end) + 1, at(end + period / r) + 1, width - 1)) fail("a part is a period, too", period / r);
        while (rest % r == 0) rest /= r;
    }
}

int main(int count, char **arguments) {
    if (count < 2) fail("usage: window FILE [FIRST LAST]", 0);
    read_file(arguments[1]), check_head(), sort(), check_period();
    int first = count > 3 ? atoi(arguments[2]) : 0, last = count > 3 ? atoi(arguments[3]) : windows - 2;
    if (first < 0 || last < first || last > windows - 2) fail("there is no such piece", last);
    word = malloc(((size_t)width * LANES + NEW + LANES) * sizeof *word);
    for (int i = first, some = LANES; i <= last; i += some) {
        while (some > last - i + 1) some /= 2;
        check_pieces(i, some);
        printf("Right: pieces %d to %d of %d.\n", i, i + some - 1, windows - 1), fflush(stdout);
    }
    if (first == 0 && last == windows - 2) printf("Proven: the period is %ju from heap %ju on.\n", period, preperiod);
}
