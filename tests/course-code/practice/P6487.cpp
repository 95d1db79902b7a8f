#include <bits/stdc++.h>
using namespace std;

int main() {
    long long n, part = 0;
    for (cin >> n; n; n -= part) {
        long long a = 1, b = 2;
        while (b <= n) swap(a, b), b += a;
        part = a;
    }
    cout << part;
}
