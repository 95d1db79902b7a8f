#include <bits/stdc++.h>
using namespace std;

const long long MOD = 1000000007;
int main() {
    int n, k, d;
    cin >> n >> k >> d;
    vector<vector<long long>> c(n + 1, vector<long long>(k + 1));
    for (int i = 0; i <= n; ++i)
        for (int j = 0; j <= min(i, k); ++j)
            c[i][j] = j ? (c[i - 1][j - 1] + (j < i ? c[i - 1][j] : 0)) % MOD : 1;
    int heaps = k / 2, free = n - k;
    vector<long long> ways(free + 1);
    ways[0] = 1;
    for (int s = 1; s <= free; ++s)
        for (int ones = 0; ones <= min(heaps, s); ones += d + 1)
            if ((s - ones) % 2 == 0)
                ways[s] = (ways[s] + c[heaps][ones] * ways[(s - ones) / 2]) % MOD;
    long long won = c[n][k];
    for (int s = 0; s <= free; ++s)
        won = (won + MOD - ways[s] * c[free - s + heaps][heaps] % MOD) % MOD;
    cout << won << "\n";
}
