#include <bits/stdc++.h>
using namespace std;

int main() {
    long long t, n, m;
    for (cin >> t; t--;) cin >> n >> m, puts(n % (m + 1) ? "first" : "second");
}
