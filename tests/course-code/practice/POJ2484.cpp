#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    while (cin >> n && n) puts(n <= 2 ? "Alice" : "Bob");
}
