#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> take(k);
    for (int &p : take) cin >> p;
    string won = "L";
    for (int h = 1; h <= n; ++h) {
        won += 'L';
        for (int p : take)
            if (p <= h && won[h - p] == 'L') won[h] = 'W';
    }
    cout << won.substr(1);
}
