#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, m, square;
    for (cin >> t; t--;) {
        int x = 0;
        for (cin >> n; n--;) {
            bool taken[21] = {};
            for (cin >> m; m--;) cin >> square, taken[square] = true;
            int run = 0, step = 0;
            for (int i = 20; i >= 0; --i)
                if (i && taken[i]) ++run;
                else x ^= step++ % 2 ? run : 0, run = 0;
        }
        puts(x ? "YES" : "NO");
    }
}
