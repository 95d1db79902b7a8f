#include <bits/stdc++.h>
using namespace std;

const int N = 100001, BITS = 17, M = N * (BITS + 2);
int n, black[N], sg[N], beside[N], child[M][2], flip[M], level[M], full[M], nodes;
vector<int> edges[N], wins;

void push(int t) {
    if (!flip[t]) return;
    if (flip[t] >> (level[t] - 1) & 1) swap(child[t][0], child[t][1]);
    for (int c : child[t])
        if (c && level[t] > 1) flip[c] ^= flip[t];
    flip[t] = 0;
}

int single(int value, int bits) {
    int t = ++nodes;
    level[t] = bits, full[t] = 1;
    if (bits) child[t][value >> (bits - 1) & 1] = single(value, bits - 1);
    return t;
}

int merge(int a, int b) {
    if (!a || !b) return a + b;
    if (!level[a]) return a;
    push(a), push(b);
    for (int i : {0, 1}) child[a][i] = merge(child[a][i], child[b][i]);
    full[a] = full[child[a][0]] + full[child[a][1]];
    return a;
}

int mex(int t) {
    int least = 0;
    for (int bits = BITS; t && bits; --bits) {
        push(t);
        bool right = full[child[t][0]] == 1 << (bits - 1);
        if (right) least |= 1 << (bits - 1);
        t = child[t][right];
    }
    return least;
}

// The trie of what is left when the path from v down is taken, for each white node above.
int visit(int v, int below) {
    vector<pair<int, int>> tries;
    for (int c : edges[v])
        if (c != below) {
            int t = visit(c, v);
            tries.push_back({t, sg[c]}), beside[v] ^= sg[c];
        }
    int all = black[v] ? 0 : single(beside[v], BITS);
    for (auto [t, value] : tries) {
        if (t) flip[t] ^= beside[v] ^ value;
        all = merge(all, t);
    }
    sg[v] = mex(all);
    return all;
}

void collect(int v, int below, int left) {
    if (!black[v] && left == beside[v]) wins.push_back(v);
    for (int c : edges[v])
        if (c != below) collect(c, v, left ^ beside[v] ^ sg[c]);
}

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; ++i) scanf("%d", black + i);
    for (int i = 1, a, b; i < n; ++i) {
        scanf("%d %d", &a, &b);
        edges[a].push_back(b), edges[b].push_back(a);
    }
    visit(1, 0), collect(1, 0, 0);
    sort(wins.begin(), wins.end());
    if (wins.empty()) puts("-1");
    for (int v : wins) printf("%d\n", v);
}
