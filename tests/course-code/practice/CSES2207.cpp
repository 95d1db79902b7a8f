#include <bits/stdc++.h>
using namespace std;

int value[2005];
int main() {
    for (int n = 1; n <= 2000; ++n) {
        set<int> seen;
        for (int a = 1; 2 * a < n; ++a) seen.insert(value[a] ^ value[n - a]);
        while (seen.count(value[n])) ++value[n];
    }
    int t, n;
    // No heap above 1222 is lost, as far as anybody has computed.
    for (cin >> t; t--;) cin >> n, puts(n > 2000 || value[n] ? "first" : "second");
}
