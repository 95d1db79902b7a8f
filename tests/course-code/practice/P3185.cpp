#include <bits/stdc++.h>
using namespace std;

int value[30];
int main() {
    for (int d = 1; d < 22; ++d) {
        set<int> seen;
        for (int a = 0; a < d; ++a)
            for (int b = 0; b <= a; ++b) seen.insert(value[a] ^ value[b]);
        while (seen.count(value[d])) ++value[d];
    }
    int t, n;
    for (cin >> t; t--;) {
        cin >> n;
        vector<int> beans(n);
        int x = 0, ways = 0;
        for (int i = 0; i < n; ++i) {
            cin >> beans[i];
            if (beans[i] % 2) x ^= value[n - 1 - i];
        }
        string first = "-1 -1 -1";
        for (int i = 0; i < n; ++i)
            for (int j = i + 1; j < n && beans[i]; ++j)
                for (int k = j; k < n; ++k)
                    if (!(x ^ value[n - 1 - i] ^ value[n - 1 - j] ^ value[n - 1 - k]) && !ways++)
                        first = to_string(i) + " " + to_string(j) + " " + to_string(k);
        cout << first << "\n" << ways << "\n";
    }
}
