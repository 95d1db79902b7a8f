#include <bits/stdc++.h>
using namespace std;

vector<int> roads[5001];
int mate[5001], seen[5001], turn;

bool match(int peak) {
    for (int v : roads[peak]) {
        if (seen[v] == turn) continue;
        seen[v] = turn;
        if (!mate[v] || match(mate[v])) return mate[v] = peak, true;
    }
    return false;
}

int main() {
    int n, m, a, b;
    cin >> n >> m;
    while (m--) cin >> a >> b, roads[a].push_back(b);
    for (int p = 1; p <= n; ++p) puts((++turn, match(p)) ? "Slavko" : "Mirko");
}
