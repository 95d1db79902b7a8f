#include <bits/stdc++.h>
using namespace std;

bool lost(long long a, long long b) {
    if (a > b) swap(a, b);
    return (long long)((b - a) * (1 + sqrtl(5)) / 2) == a;
}

int main() {
    long long a, b;
    cin >> a >> b;
    cout << !lost(a, b);
}
