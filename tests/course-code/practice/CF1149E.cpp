#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, a, b;
    cin >> n >> m;
    vector<long long> tax(n + 1), sum(n + 1);
    vector<vector<int>> roads(n + 1);
    for (int i = 1; i <= n; ++i) cin >> tax[i];
    while (m--) cin >> a >> b, roads[a].push_back(b);
    vector<int> level(n + 1, -1);
    function<int(int)> find = [&](int v) {
        if (level[v] >= 0) return level[v];
        set<int> seen;
        for (int to : roads[v]) seen.insert(find(to));
        int mex = 0;
        while (seen.count(mex)) ++mex;
        return level[v] = mex;
    };
    for (int i = 1; i <= n; ++i) sum[find(i)] ^= tax[i];
    puts(count(sum.begin(), sum.end(), 0) <= n ? "WIN" : "LOSE");
}
