#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    map<long long, int> count;
    long long a, x = 0;
    while (n--) cin >> a, x ^= a, ++count[a];
    if (x) return puts("-1"), 0;
    long long largest = 1;
    for (auto [heap, times] : count)
        if (times % 2) largest = heap;
    cout << largest - 1;
}
