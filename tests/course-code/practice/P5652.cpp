#include <bits/stdc++.h>
using namespace std;

int main() {
    long long n, m, q, type, value, a = 0, b = 0, c = 0, p = 1;
    cin >> n >> m >> q >> type;
    vector<long long> odd(n + 1), first(n + 1), last(n + 1), size(n + 1, 1);
    for (int i = 1; i <= n; ++i) cin >> value, odd[i] = value % 2 ? i : odd[i - 1];
    if (type) cin >> a >> b >> c >> p;
    // Who comes to a number loses if some later one, its child in a tree, is won for who comes there.
    auto parent = [&](int i) { return i > m ? odd[i - m - 1] : 0; };
    for (int i = n; i; --i) size[parent(i)] += size[i];
    for (int i = 0; i <= n; ++i) {
        if (i) first[i] = last[parent(i)], last[parent(i)] += size[i];
        last[i] = first[i] + 1;
    }
    auto random = [&] { return (a = (a * b + c) % p) % n + 1; };
    unsigned sum = 0;
    for (unsigned i = 1; i <= q; ++i) {
        long long l, r;
        if (type) {
            l = random(), r = random();
            if (l > r) swap(l, r);
        } else {
            cin >> l >> r;
        }
        r = odd[r];
        if (first[r] < first[l] || first[r] >= first[l] + size[l]) sum += i * i;
    }
    cout << sum << "\n";
}
