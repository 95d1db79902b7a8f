#include <bits/stdc++.h>
using namespace std;

int main() {
    map<int, int> partner{{0, 0}};
    vector<int> small{0};
    for (int k = 1, a = 1; k < 1000; ++k) {
        while (partner.count(a)) ++a;
        partner[a] = a + k, partner[a + k] = a, small.push_back(a);
    }
    int a, b;
    while (cin >> a >> b && (a || b)) {
        if (a > b) swap(a, b);
        if (partner[a] == b) {
            puts("0");
            continue;
        }
        puts("1");
        set<pair<int, int>> left;
        if (partner[b] < a) left.insert({partner[b], b});
        if (partner[a] < b) left.insert(minmax({partner[a], a}));
        if (small[b - a] < a) {
            pair<int, int> both(small[b - a], small[b - a] + b - a);
            printf("%d %d\n", both.first, both.second);
            left.erase(both);
        }
        for (auto [x, y] : left) printf("%d %d\n", x, y);
    }
}
