#include <bits/stdc++.h>
using namespace std;

int main() {
    long long t, n;
    for (cin >> t; t--;) cin >> n, puts(n % 6 ? "October wins!" : "Roy wins!");
}
