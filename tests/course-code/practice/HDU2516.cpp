#include <bits/stdc++.h>
using namespace std;

int main() {
    long long n;
    while (cin >> n && n) {
        long long a = 1, b = 2;
        while (a < n) swap(a, b), b += a;
        puts(a == n ? "Second win" : "First win");
    }
}
