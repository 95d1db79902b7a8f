#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, u, v;
    cin >> n;
    vector<int> stones(n + 1), order(n);
    for (int i = 1; i <= n; ++i) cin >> stones[i];
    vector<vector<int>> beside(n + 1);
    while (cin >> u >> v) beside[u].push_back(v), beside[v].push_back(u);
    iota(order.begin(), order.end(), 1);
    sort(order.begin(), order.end(), [&](int a, int b) { return stones[a] < stones[b]; });
    vector<bool> wins(n + 1);
    for (int a : order)
        for (int b : beside[a])
            if (stones[b] < stones[a] && !wins[b]) wins[a] = true;
    for (int i = 1; i <= n; ++i)
        if (wins[i]) cout << i << " ";
}
