#include <bits/stdc++.h>
using namespace std;

// The moves that a pair lasts: long for who wins it, short for who loses it.
int lasts(int a, int b) {
    if (a > b) swap(a, b);
    if (!a) return 0;
    int rest = lasts(b % a, a);
    return rest + (rest % 2 && b / a > 1 ? 2 : 1);
}
int main() {
    int n, a, b;
    while (cin >> n) {
        int longest = 0;
        while (n--) {
            cin >> a >> b;
            longest = max(longest, lasts(a, b));
        }
        puts(longest % 2 ? "MM" : "GG");
    }
}
