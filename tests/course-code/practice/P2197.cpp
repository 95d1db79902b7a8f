#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    for (cin >> t; t--;) {
        long long a, x = 0;
        for (cin >> n; n--; x ^= a) cin >> a;
        puts(x ? "Yes" : "No");
    }
}
