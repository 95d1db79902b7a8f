#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    for (cin >> t; t--;) {
        cin >> n;
        vector<long long> a(n + 1);
        for (int i = 1; i <= n; ++i) cin >> a[i];
        long long x = 0;
        for (int i = n; i > 0; i -= 2) x ^= a[i] - a[i - 1];
        puts(x ? "TAK" : "NIE");
    }
}
