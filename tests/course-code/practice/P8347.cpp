#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, v;
    for (scanf("%d", &t); t--;) {
        scanf("%d", &n);
        vector<int> odd(n + 1);
        for (int i = 2 * n - 2; i--;) scanf("%d", &v), odd[v] ^= 1;
        puts(count(odd.begin(), odd.end(), 1) < n ? "Hifuu" : "Luna");
    }
}
