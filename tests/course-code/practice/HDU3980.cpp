#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, m;
    cin >> t;
    for (int i = 1; i <= t; ++i) {
        cin >> n >> m;
        vector<int> value(n + 1);
        for (int row = m; row <= n - m; ++row) {
            set<int> seen;
            for (int left = 0; left <= row - m; ++left) seen.insert(value[left] ^ value[row - m - left]);
            while (seen.count(value[row])) ++value[row];
        }
        bool won = n >= m && !value[n - m];
        printf("Case #%d: %s\n", i, won ? "aekdycoin" : "abcdxyzk");
    }
}
