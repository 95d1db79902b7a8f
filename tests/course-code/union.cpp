#include <cstdio>
#include <numeric>
#include <vector>

int main() {
    long long n;
    int m;
    std::scanf("%lld %d", &n, &m);
    std::vector<long long> p(m);
    for (auto &number : p) std::scanf("%lld", &number);

    long long sum = 0;
    for (int i = 1; i < 1 << m; i++) {
        long long t = 1;
        int chosen = 0;
        for (int j = 0; j < m && t <= n; j++) {
            if (!(i >> j & 1)) continue;
            chosen++;
            long long step = p[j] / std::gcd(t, p[j]);  // for primes just p[j]
            t = step > n / t ? n + 1 : t * step;        // beyond n: no overflow
        }
        if (t > n) continue;
        sum += chosen % 2 ? n / t : -(n / t);
    }
    std::printf("%lld\n", sum);
}
