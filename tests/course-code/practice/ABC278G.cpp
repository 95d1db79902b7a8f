#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, l, r;
    cin >> n >> l >> r;
    vector<int> value(n + 1), longest(4096, -1);
    for (int i = l; i <= n; ++i) {
        for (int a = 0; a <= i - l; ++a) longest[value[a] ^ value[i - l - a]] = i - l;
        while (longest[value[i]] >= max(0, i - r)) ++value[i];
    }
    for (int x = 1; x <= n; ++x)
        for (int y = l; y <= r && x + y - 1 <= n; ++y)
            if (value[x - 1] == value[n - x - y + 1])
                return cout << "First\n" << x << " " << y << "\n", 0;
    cout << "Second\n";
}
