#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> a(n);
    long long x = 0;
    for (auto &h : a) cin >> h, x ^= h;
    if (!x) return puts("lose"), 0;
    int i = 0;
    while ((a[i] ^ x) >= a[i]) ++i;
    cout << a[i] - (a[i] ^ x) << " " << i + 1 << "\n";
    a[i] ^= x;
    for (long long h : a) cout << h << " ";
}
