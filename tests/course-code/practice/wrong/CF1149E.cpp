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
        int longest = 0;
        for (int to : roads[v]) longest = max(longest, 1 + find(to));
        return level[v] = longest;
    };
    for (int i = 1; i <= n; ++i) sum[find(i)] ^= tax[i];
    puts(count(sum.begin(), sum.end(), 0) <= n ? "WIN" : "LOSE");
}
