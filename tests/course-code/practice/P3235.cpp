#include <bits/stdc++.h>
using namespace std;

int value[100002];
int main() {
    int t, f, n, most = 0;
    cin >> t >> f;
    vector<vector<int>> games(t);
    for (auto& heaps : games) {
        cin >> n;
        heaps.resize(n);
        for (int& h : heaps) cin >> h, most = max(most, h);
    }
    vector<int> seen(1024);
    for (int h = f; h <= most; ++h) {
        for (int m = 2, last; m <= h; m = last + 1) {
            int x = h / m;
            last = h / x;
            // Other numbers of parts of the same size give the same values again.
            for (int parts = m; parts <= min(last, m + 1); ++parts) {
                int more = h % parts;
                seen[(more % 2 ? value[x + 1] : 0) ^ ((parts - more) % 2 ? value[x] : 0)] = h;
            }
        }
        while (seen[value[h]] == h) ++value[h];
    }
    for (int i = 0; i < t; ++i) {
        int sum = 0;
        for (int h : games[i]) sum ^= value[h];
        cout << (sum ? 1 : 0) << (i + 1 < t ? " " : "\n");
    }
}
