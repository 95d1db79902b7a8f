/* Checks a certificate of kind octal-window, all of it or some pieces: see docs/certificates.md.
 *   cc -O3 -march=native -o window window.c && ./window FILE [FIRST LAST]
 * ends with 0 if the file proves what it claims, or the pieces FIRST to LAST, from 0 on, are right; with 1 if
 * not, and the last line says why. It shares no line with the program that wrote the file. For values from 32
 * on it needs -DWORD=uint64_t. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef WORD
#define WORD uint32_t
#endif
#define VALUES ((int)(8 * sizeof(WORD)))
#define LANES 8
#define NEW (1 << 15) /* heaps for which there is room behind a window */
typedef WORD row __attribute__((vector_size(LANES * sizeof(WORD)), aligned(sizeof(WORD))));
typedef uint64_t heap;

static int whole[64], single[64], pairs[64], takes[3], most; /* what moves take: to leave 0, 1, 2 heaps */
static int mask, turned[2], width, rares, windows, near_count;
static int rare[512], member[640], members, near_by[2048][2]; /* how far, and the value beside */
static heap preperiod, period, *ends;
static uint8_t **window, *head, *g;                /* values: of windows, the first heaps, the run */
static WORD *word, *both;                          /* sets: of one heap's value; of all beside a 0 */
static int list[64][704], listed[64];              /* members by value: how far before a heap */
static int likely[64][2048], likelies;             /* heaps by how likely they are to give a value */

static void fail(const char *why, heap at) { printf("Refused: %s (%llu)\n", why, (unsigned long long)at); exit(1); }
static int common(heap n, int v) { return (__builtin_popcount(v & mask) + turned[n % 2]) % 2; }
static char *field(char *text, const char *name) {
    char *found = strstr(text, name);
    if (!found) fail(name, 0);
    return found + strlen(name);
}

static int digit(char c) {
    static const char *all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char *found = c ? strchr(all, c) : 0;
    if (!found) fail("a value is no digit", 0);
    return found - all;
}

static void read_file(const char *name) {
    static char text[1 << 24];
    FILE *file = fopen(name, "rb");
    if (!file) fail("no file", 0);
    size_t length = fread(text, 1, sizeof text - 1, file);
    if (length == sizeof text - 1) fail("the file is too long", 0);
    char *p = field(text, "\"game\":\"octal "), *end;
    for (int k = 0; *p != '"'; p++) {
        if (*p == '.') continue;
        int d = *p - '0';
        if (d < 0 || d > 7 || k == 63 || (k == 0 && d & 3)) fail("it is no code", k);
        if (d & 1) whole[takes[0]++] = k;
        if (d & 2) single[takes[1]++] = k;
        if (d & 4) pairs[takes[2]++] = k;
        most = d ? k : most;
        k++;
    }
    if (!takes[2]) fail("no move leaves two heaps", 0);
    width = strtol(field(text, "\"width\":"), 0, 10);
    if (width < 2048 || width > 1 << 18) fail("the width is too small or too large", width);
    mask = strtol(field(text, "\"mask\":"), 0, 10);
    p = field(text, "\"turned\":[");
    turned[0] = *p == '1', turned[1] = p[2] == '1';
    for (int i = 0; i < takes[2] && (turned[0] || turned[1]); i++)
        for (int n = 0; n < 2; n++)
            if (turned[n] != (n + pairs[i]) % 2) fail("the class of n is none", pairs[i]);
    for (p = field(text, "\"rare\":["); *p != ']'; p = end + (*end == ',')) {
        if (rares == 512) fail("too many rare heaps", rares);
        rare[rares++] = strtol(p, &end, 10);
        if (end == p) fail("a rare heap is none", rares);
    }
    preperiod = strtoull(field(text, "\"preperiod\":"), 0, 10);
    period = strtoull(field(text, "\"period\":"), 0, 10);
    ends = calloc(1 << 16, sizeof *ends), window = calloc(1 << 16, sizeof *window);
    for (p = field(text, "\"windows\":["); *p == '[';) {
        ends[windows] = strtoull(p + 1, &p, 10);
        if (p[0] != ',' || p[1] != '"' || windows == 65535) fail("a window is none", windows);
        p += 2;
        int wide = *p == '=';
        uint8_t *values = window[windows] = malloc(width);
        p += wide;
        for (int i = 0; i < width; i++, p += 1 + wide)
            if ((values[i] = wide ? digit(p[0]) * 64 + digit(p[1]) : digit(*p)) >= VALUES)
                fail("a value is too large: compile with -DWORD=uint64_t", values[i]);
        if (p[0] != '"' || p[1] != ']') fail("a window is too long", windows);
        if (windows && ends[windows] <= ends[windows - 1]) fail("windows are not in order", windows);
        windows++, p += 2 + (p[2] == ',');
    }
    if (windows < 2 || ends[0] != (heap)width) fail("the first window is not that of the first heaps", 0);
    head = window[0];
}

/* The first heaps, by the rules of the game alone; the rare ones are those that are listed. */
static void check_head(void) {
    int count = 0;
    for (int n = 0; n < width; n++) {
        uint8_t seen[256] = {0};
        int v = 0;
        for (int i = 0; i < takes[0]; i++) if (n > 0 && n == whole[i]) seen[0] = 1;
        for (int i = 0; i < takes[1]; i++) if (n > single[i]) seen[head[n - single[i]]] = 1;
        for (int i = 0; i < takes[2]; i++)
            for (int a = 1; 2 * a <= n - pairs[i]; a++) seen[head[a] ^ head[n - pairs[i] - a]] = 1;
        while (seen[v]) v++;
        if (v != head[n]) fail("a first heap has another value", n);
        if (n > 0 && !common(n, v) && (count == rares || rare[count++] != n)) fail("a rare heap is not listed", n);
    }
    if (count != rares || (rares && rare[rares - 1] + most + 64 > width)) fail("a listed heap is not rare, or too large", rares);
}

static int gives(const uint8_t *at, int a, int v) {
    for (int i = 0; i < takes[2]; i++) if ((head[a] ^ at[-pairs[i] - a]) == v) return 1;
    return 0;
}

/* Looked at first: the rare heaps, and common ones by which the first heaps soon reach what they must. */
static void choose(void) {
    enum { SAMPLE = 1500, FROM = 24, TO = 600 };
    static uint64_t missing[SAMPLE];
    int counts[64] = {0}, samples = width / 2 < SAMPLE ? width / 2 : SAMPLE;
    members = rares;
    memcpy(member, rare, sizeof rare);
    for (int s = 0; s < samples; s++)
        for (int v = 0, n = width - 1 - s; v < head[n]; v++) {
            int seen = common(n, v);
            for (int i = 0; i < takes[1]; i++) seen |= head[n - single[i]] == v;
            for (int i = 0; i < rares && !seen; i++) seen |= rare[i] + most < n && gives(head + n, rare[i], v);
            missing[s] |= (uint64_t)!seen << v;
        }
    for (int picks = 0; picks < 64; picks++) {
        int best = FROM, worth = -1;
        for (int a = FROM; a < TO; a++) {
            int sum = 0;
            for (int s = 0; s < samples; s++)
                for (uint64_t m = missing[s]; m; m &= m - 1)
                    if (gives(head + width - 1 - s, a, __builtin_ctzll(m))) sum += 64 / __builtin_popcountll(missing[s]);
            if (sum > worth) worth = sum, best = a;
        }
        for (int s = 0; s < samples; s++)
            for (int v = 0; v < VALUES; v++)
                if (gives(head + width - 1 - s, best, v)) missing[s] &= ~(1ull << v);
        member[members++] = best;
    }
    for (int m = 0; m < members; m++) {
        int a = member[m], v = head[a];
        if (a + pairs[0] >= LANES) list[v][listed[v]++] = a + pairs[0];
        for (int i = 0; a + pairs[0] < LANES && i < takes[2]; i++) near_by[near_count][0] = a + pairs[i], near_by[near_count++][1] = v;
    }
    for (int i = 0; i < takes[1]; i++) near_by[near_count][0] = single[i], near_by[near_count++][1] = 0;
    for (int n = 0; n < width; n++) counts[head[n]]++;
    for (int v = 0; v < VALUES; v++) { /* heaps beside which v asks for a frequent value first */
        int order[64];
        for (int i = 0; i < VALUES; i++) {
            int j = i;
            for (; j > 0 && counts[order[j - 1]] < counts[i]; j--) order[j] = order[j - 1];
            order[j] = i;
        }
        likelies = 0;
        for (int i = 0; i < VALUES; i++)
            for (int a = 1; a < 1024 && likelies < 2048; a++) if ((head[a] ^ v) == order[i]) likely[v][likelies++] = a;
    }
}

/* The value of heap n at index i, whose options beside members are known; others are looked for. */
static int decide(heap n, int i, WORD seen) {
    for (;;) {
        int v = 0, given = 0;
        while (v < VALUES && seen >> v & 1) v++;
        if (v == VALUES) fail("a value is too large", n);
        if (common(n, v)) return v;
        for (int j = 0; j < likelies && !given; j++) given = gives(g + i, likely[v][j], v);
        for (int a = 1; a + most < width - 1 && !given; a++) given = gives(g + i, a, v);
        if (!given) fail("the window does not decide a heap", n);
        seen |= (WORD)1 << v;
    }
}

static row add(row x, int k) { /* a row of sets with 2^k added to each value */
    static const uint64_t low[6] = {0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff};
    WORD m = (WORD)low[k];
    return (x & m) << (1 << k) | (x >> (1 << k) & m);
}

/* The run from a window ends in the next one. */
static void check_piece(int piece) {
    heap n = ends[piece], end = ends[piece + 1];
    int fill = width;
    memcpy(g, window[piece], width);
    for (int i = 0; i < width; i++) word[i] = (WORD)1 << g[i];
    if (n == (heap)width) word[0] = 0;
    for (int i = 0; i < width; i++) for (int j = 0; j < takes[2]; j++) {
        int from = i - (pairs[j] - pairs[0]);
        both[i] = (j ? both[i] : 0) | (from < 0 ? 0 : word[from]);
    }
    while (n < end) {
        if (fill + LANES > width + NEW) {
            memmove(g, g + fill - width, width), memmove(word, word + fill - width, width * sizeof *word);
            memmove(both, both + fill - width, width * sizeof *both), fill = width;
        }
        row sets[64] = {{0}}, x;
        for (int v = 0; v < VALUES; v++)
            for (int j = 0; j < listed[v]; j++) sets[v] |= *(row *)(both + fill - list[v][j]);
        for (int k = __builtin_ctz(VALUES) - 1; k >= 0; k--)
            for (int v = 0; v < 1 << k; v++) sets[v] |= add(sets[v + (1 << k)], k);
        x = sets[0];
        for (int l = 0; l < LANES; l++, n++) {
            int i = fill + l;
            WORD seen = x[l], one;
            for (int j = 0; j < near_count; j++) seen |= (WORD)1 << (g[i - near_by[j][0]] ^ near_by[j][1]);
            one = ~seen & (seen + 1);
            g[i] = one ? (sizeof one == 8 ? __builtin_ctzll(one) : __builtin_ctz(one)) : 0;
            if (!one || !common(n, g[i])) g[i] = decide(n, i, seen), one = (WORD)1 << g[i];
            word[i] = one, both[i] = 0;
            for (int j = 0; j < takes[2]; j++) both[i] |= word[i - (pairs[j] - pairs[0])];
        }
        fill += LANES;
    }
    fill -= n - end;
    if (memcmp(g + fill - width, window[piece + 1], width)) fail("a piece does not end in its window", piece);
}

/* The window of width − 1 heaps from `preperiod` on comes again a period later, not before a part of it. */
static uint8_t *at(heap end) {
    for (int i = 0; i < windows; i++) if (ends[i] == end) return window[i];
    fail("a window is missing", end);
    return 0;
}

static void check_period(void) {
    heap end = preperiod + width - 1, rest = period;
    uint8_t *first = at(end), *again = at(end + period);
    if (!preperiod || !period || period % 2 * (turned[0] != turned[1])) fail("it is no period", period);
    if (memcmp(first + 1, again + 1, width - 1)) fail("the windows differ", end);
    if (first[0] == again[0]) fail("the period begins before", preperiod);
    for (heap r = 2; rest > 1; r = r * r > rest ? rest : r + 1) {
        if (rest % r) continue;
        if (!memcmp(first + 1, at(end + period / r) + 1, width - 1)) fail("a part is a period, too", period / r);
        while (rest % r == 0) rest /= r;
    }
}

int main(int count, char **arguments) {
    if (count < 2) fail("usage: window FILE [FIRST LAST]", 0);
    read_file(arguments[1]);
    int first = count > 3 ? atoi(arguments[2]) : 0, last = count > 3 ? atoi(arguments[3]) : windows - 2;
    if (first < 0 || last > windows - 2) fail("there is no such piece", last);
    g = calloc(width + NEW + LANES, 1), word = calloc(width + NEW + LANES, sizeof *word), both = calloc(width + NEW + LANES, sizeof *both);
    check_head(), choose();
    for (int piece = first; piece <= last; piece++) {
        check_piece(piece);
        printf("piece %d: heaps %llu to %llu\n", piece, (unsigned long long)ends[piece], (unsigned long long)ends[piece + 1] - 1), fflush(stdout);
    }
    check_period();
    if (first == 0 && last == windows - 2) printf("Proven: the period is %llu from heap %llu on.\n", (unsigned long long)period, (unsigned long long)preperiod);
    else printf("Right: pieces %d to %d of %d.\n", first, last, windows - 1);
}
