#include <bits/stdc++.h>
using namespace std;

vector<int> ys, times, bits;
void add(int v, int lo, int hi, int a, int b, int by) {
    if (b <= lo || hi <= a) return;
    if (a <= lo && hi <= b) {
        times[v] += by;
    } else {
        add(2 * v, lo, (lo + hi) / 2, a, b, by);
        add(2 * v + 1, (lo + hi) / 2, hi, a, b, by);
    }
    bits[v] = times[v] ? ys[lo] ^ ys[hi] : hi - lo > 1 ? bits[2 * v] ^ bits[2 * v + 1] : 0;
}
int main() {
    int n, m, k;
    cin >> n >> m >> k;
    vector<array<int, 4>> events;
    for (int i = 0; i < m; ++i) {
        int a, b, c, d;
        cin >> a >> b >> c >> d;
        ys.insert(ys.end(), {b - 1, d});
        events.push_back({a - 1, b - 1, d, 1});
        events.push_back({c, b - 1, d, -1});
    }
    sort(ys.begin(), ys.end());
    ys.erase(unique(ys.begin(), ys.end()), ys.end());
    sort(events.begin(), events.end());
    times.resize(4 * ys.size()), bits.resize(4 * ys.size());
    // Bit t: whether the white cells in rows and columns that 2^t divides are odd in number.
    int total = 0, before = 0;
    auto at = [](int y) { return lower_bound(ys.begin(), ys.end(), y) - ys.begin(); };
    for (auto [x, a, b, by] : events) {
        total ^= (before ^ x) & bits[1];
        before = x;
        add(1, 0, ys.size() - 1, at(a), at(b), by);
    }
    long long mask = 1;
    while (mask <= k) mask *= 2;
    puts(total & (mask - 1) ? "Hamed" : "Malek");
}
