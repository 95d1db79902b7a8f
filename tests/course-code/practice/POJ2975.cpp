#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    while (cin >> n && n) {
        vector<long long> a(n);
        long long x = 0;
        for (auto &h : a) cin >> h, x ^= h;
        cout << count_if(a.begin(), a.end(), [&](long long h) { return (h ^ x) < h; }) << "\n";
    }
}
