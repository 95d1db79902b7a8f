#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    for (scanf("%d", &t); t--;) {
        scanf("%d", &n);
        vector<int> below(n + 1), grows(n + 1);
        for (int i = 2; i <= n; ++i) scanf("%d", &below[i]), ++grows[below[i]];
        bool odd = false;
        for (int i = 1; i <= n; ++i) {
            if (grows[i]) continue;
            int length = 1;
            for (int v = below[i]; v && grows[v] == 1; v = below[v]) ++length;
            odd |= length % 2;
        }
        puts(odd ? "1" : "0");
    }
}
