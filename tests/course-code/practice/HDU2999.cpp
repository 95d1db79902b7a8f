#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, row;
    while (cin >> n) {
        vector<int> runs(n), value(1001);
        for (int &run : runs) cin >> run;
        for (int length = 1; length <= 1000; ++length) {
            set<int> seen;
            for (int run : runs)
                for (int a = 0; a + run <= length; ++a) seen.insert(value[a] ^ value[length - run - a]);
            while (seen.count(value[length])) ++value[length];
        }
        for (cin >> m; m--;) cin >> row, puts(value[row] ? "1" : "2");
    }
}
