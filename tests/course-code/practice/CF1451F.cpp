#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, m, a;
    for (cin >> t; t--;) {
        cin >> n >> m;
        vector<int> sum(n + m);
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < m; ++j) cin >> a, sum[i + j] ^= a;
        puts(count(sum.begin(), sum.end(), 0) < n + m ? "Ashish" : "Jeel");
    }
}
