#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<long long> f{1, 2};
    while (f.back() <= 1000000000000000000) f.push_back(f.back() + f[f.size() - 2]);
    long long t, k, n;
    for (cin >> t; t--;) {
        cin >> k >> n;
        long long rest = n - 1, lost = 0;
        int places = upper_bound(f.begin(), f.end(), k) - f.begin();
        for (int i = f.size() - 1; i >= places; --i)
            if (f[i] <= rest) rest -= f[i], lost += f[i - places];
        cout << n - 1 - lost << "\n";
    }
}
