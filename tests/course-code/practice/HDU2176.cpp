#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    while (cin >> n && n) {
        vector<long long> a(n);
        long long x = 0;
        for (auto &h : a) cin >> h, x ^= h;
        puts(x ? "Yes" : "No");
        for (long long h : a)
            if ((h ^ x) < h) printf("%lld %lld\n", h, h ^ x);
    }
}
