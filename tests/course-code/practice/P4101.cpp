#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, m;
    for (cin >> t; t--;) {
        cin >> n >> m;
        // One heap after the other is filled.
        int moves = n / m * (m - 1) + max(n % m - 1, 0);
        puts(moves % 2 ? "0" : "1");
    }
}
