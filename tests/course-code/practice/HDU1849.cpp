#include <bits/stdc++.h>
using namespace std;

int main() {
    long long n, a;
    while (cin >> n && n) {
        long long x = 0;
        while (n--) cin >> a, x ^= a;
        puts(x ? "Rabbit Win!" : "Grass Win!");
    }
}
