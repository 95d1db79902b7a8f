#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    for (cin >> t; t--;) {
        long long a, x = 0;
        for (cin >> n; n--; x ^= a % 4) cin >> a;
        puts(x ? "first" : "second");
    }
}
