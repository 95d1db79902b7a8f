#include <bits/stdc++.h>
using namespace std;

const long long MOD = 1000000009;
long long power(long long b, long long e) {
    long long p = 1;
    for (; e; e /= 2, b = b * b % MOD)
        if (e % 2) p = p * b % MOD;
    return p;
}
int main() {
    int n, m;
    cin >> n >> m;
    vector<long long> f(n + 1, 1), inverse(n + 1, 1);
    for (int i = 1; i <= n; ++i) f[i] = f[i - 1] * i % MOD, inverse[i] = power(f[i], MOD - 2);
    auto choose = [&](int a, int b) {
        return b > a ? 0 : f[a] * inverse[b] % MOD * inverse[a - b] % MOD;
    };
    int heaps = (m + 1) / 2, rest = m / 2, free = n - m;
    vector<long long> ways(free + 1);
    ways[0] = 1;
    for (int s = 2; s <= free; s += 2)
        for (int ones = 0; ones <= min(heaps, s); ones += 2)
            ways[s] = (ways[s] + choose(heaps, ones) * ways[(s - ones) / 2]) % MOD;
    long long won = choose(n, m);
    for (int s = 0; s <= free; ++s)
        won = (won + MOD - ways[s] * choose(free - s + rest, rest) % MOD) % MOD;
    cout << won << "\n";
}
