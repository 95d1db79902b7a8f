#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> a(n), basis;
    for (auto &h : a) cin >> h;
    sort(a.rbegin(), a.rend());
    long long removed = 0;
    for (long long h : a) {
        long long rest = h;
        for (long long b : basis) rest = min(rest, rest ^ b);
        if (rest) basis.push_back(rest);
        else removed += h;
    }
    cout << (basis.empty() ? -1 : removed);
}
