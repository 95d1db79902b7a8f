#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<int> sg{0, 0};
    for (int n = 2; n < 1000; ++n) {
        set<int> seen;
        for (int left = 0; left <= n - 2; ++left) seen.insert(sg[left] ^ sg[n - 2 - left]);
        int value = 0;
        while (seen.count(value)) ++value;
        sg.push_back(value);
    }
    int t, n;
    string row;
    for (cin >> t; t--;) {
        cin >> n >> row;
        int red = count(row.begin(), row.end(), 'R'), x = 0;
        for (int from = 0, to = 1; to <= n; ++to)
            if (to == n || row[to] == row[to - 1]) {
                int length = to - from;
                // From 100 on, the values repeat with period 34.
                x ^= sg[length < 100 ? length : 100 + (length - 100) % 34];
                from = to;
            }
        puts((2 * red == n ? x != 0 : 2 * red > n) ? "Alice" : "Bob");
    }
}
