#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, d = 0;
    cin >> n;
    vector<int> heaps(n);
    for (int &heap : heaps) cin >> heap;
    sort(heaps.rbegin(), heaps.rend());
    while (d + 1 < n && heaps[d + 1] > d + 1) ++d;
    int right = heaps[d] - d - 1, down = 0;
    while (d + down + 1 < n && heaps[d + down + 1] > d) ++down;
    puts(right % 2 || down % 2 ? "First" : "Second");
}
