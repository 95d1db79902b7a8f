#include <bits/stdc++.h>
using namespace std;

vector<int> roads[5001];
int mate[5001], seen[5001], turn, wins[5001];

bool match(int peak) {
    for (int v : roads[peak]) {
        if (seen[v] == turn) continue;
        seen[v] = turn;
        if (!mate[v] || match(mate[v])) return mate[v] = peak, true;
    }
    return false;
}

// A peak that some largest matching misses, and those that it can take the place of.
void miss(int peak) {
    wins[peak] = true;
    for (int v : roads[peak])
        if (!wins[mate[v]]) miss(mate[v]);
}

int main() {
    int n, m, a, b;
    cin >> n >> m;
    while (m--) cin >> a >> b, roads[a].push_back(b);
    vector<int> missed;
    for (int p = 1; p <= n; ++p)
        if (++turn, !match(p)) missed.push_back(p);
    for (int p : missed)
        if (!wins[p]) miss(p);
    for (int p = 1; p <= n; ++p) puts(wins[p] ? "Mirko" : "Slavko");
}
