#include <bits/stdc++.h>
using namespace std;

int value[2001];
int main() {
    int t;
    cin >> t;
    vector<int> heaps(t);
    for (int& n : heaps) cin >> n;
    // No heap above 1222 is lost, as far as anybody has computed.
    int most = min(2000, *max_element(heaps.begin(), heaps.end()));
    for (int n = 1; n <= most; ++n) {
        set<int> seen;
        for (int a = 1; 2 * a < n; ++a) seen.insert(value[a] ^ value[n - a]);
        while (seen.count(value[n])) ++value[n];
    }
    for (int n : heaps) puts(n > 2000 || value[n] ? "first" : "second");
}
