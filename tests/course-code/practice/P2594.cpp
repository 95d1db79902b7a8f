#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, m;
    for (cin >> t; t--;) {
        cin >> n >> m;
        bitset<256> sum;
        for (int i = 1; i <= n; ++i) {
            string row;
            cin >> row;
            for (int j = 1; j <= m; ++j)
                if (row[j - 1] == 'T')
                    sum.flip(i == 1 || j == 1 ? __builtin_ctz(i + j - 1) : i + j - 2);
        }
        puts(sum.any() ? "-_-" : "=_=");
    }
}
