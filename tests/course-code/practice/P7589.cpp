#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, k, d, y, b, w;
    for (cin >> t; t--;) {
        int sum = 0;
        for (cin >> n >> k >> d; n--;) {
            cin >> y >> b >> w;
            sum ^= abs(b - w) - 1;
        }
        puts(sum ? "Yes" : "No");
    }
}
