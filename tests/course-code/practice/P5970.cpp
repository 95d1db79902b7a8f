#include <bits/stdc++.h>
using namespace std;

const int MOD = 1000000007;
int main() {
    int n, d, all = 0;
    cin >> n >> d;
    vector<int> heap(n);
    for (int& h : heap) cin >> h, all ^= h;
    sort(heap.begin(), heap.end());
    // ways[r][x]: so many heaps are thrown away, modulo d, with nim-sum x. Heaps grow, so x stays
    // below twice the heap.
    vector<vector<int>> ways(d, vector<int>(1));
    ways[0][0] = 1;
    for (int h : heap) {
        size_t size = ways[0].size();
        while (size <= (size_t)h) size *= 2;
        for (auto& row : ways) row.resize(size);
        auto next = ways;
        for (int r = 0; r < d; ++r)
            for (size_t x = 0; x < size; ++x)
                next[(r + 1) % d][x] = (next[(r + 1) % d][x] + ways[r][x ^ h]) % MOD;
        ways = next;
    }
    cout << (ways[0][all] + MOD - (n % d == 0)) % MOD << "\n";
}
