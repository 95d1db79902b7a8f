#include <bits/stdc++.h>
using namespace std;

int main() {
    for (long long n; cin >> n && n;) puts(n % 2 ? "Bob" : "Alice");
}
