#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    while (cin >> n) {
        vector<int> runs(n);
        for (int &run : runs) cin >> run;
        cin >> m;
        vector<int> rows(m);
        for (int &row : rows) cin >> row;
        int most = m ? *max_element(rows.begin(), rows.end()) : 0;
        vector<int> value(most + 1);
        for (int length = 1; length <= most; ++length) {
            set<int> seen;
            for (int run : runs)
                for (int a = 0; a + run <= length; ++a) seen.insert(value[a] ^ value[length - run - a]);
            while (seen.count(value[length])) ++value[length];
        }
        for (int row : rows) puts(value[row] ? "1" : "2");
    }
}
