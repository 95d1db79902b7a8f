#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    for (cin >> t; t--;) {
        long long a, x = 0;
        bool large = false;
        for (cin >> n; n--;) cin >> a, x ^= a, large |= a > 1;
        puts((x != 0) == large ? "John" : "Brother");
    }
}
