#include <bits/stdc++.h>
using namespace std;

const int V = 256, MOD = 1000000007;
int n, a[205];
long long before[205][V], after[205][V];
int main() {
    cin >> n;
    for (int i = 1; i <= n; ++i) cin >> a[i];
    before[0][0] = after[n + 1][0] = 1;
    for (int i = 1; i <= n; ++i)
        for (int x = 0; x < V; ++x) before[i][x] = (before[i - 1][x] + before[i - 1][x ^ a[i]]) % MOD;
    for (int i = n; i; --i)
        for (int x = 0; x < V; ++x) after[i][x] = (after[i + 1][x] + after[i + 1][x ^ a[i]]) % MOD;
    long long ways = 0;
    for (int i = 1; i <= n; ++i)
        for (int x = 0; x < V; ++x)
            for (int y = 0; y < V; ++y)
                if ((x ^ y) >= a[i]) ways = (ways + before[i - 1][x] * after[i + 1][y]) % MOD;
    cout << ways;
}
