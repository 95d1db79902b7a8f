#include <bits/stdc++.h>
using namespace std;

int n, root, w, questions;
vector<int> low, high;
int& value(int d) { return d <= root ? low[d] : high[n / d]; }
int main() {
    cin >> n >> questions;
    root = sqrt(n);
    low.resize(root + 2), high.resize(root + 2);
    // What a cell is worth depends on its number of multiples, n / x.
    vector<int> numbers, seen(1);
    for (int l = 1; l <= n; l = n / (n / l) + 1) numbers.push_back(n / l);
    reverse(numbers.begin(), numbers.end());
    for (int d : numbers) {
        int sum = 0;
        seen[0] = d;
        for (int l = 2, r; l <= d; l = r + 1) {
            r = d / (d / l);
            int v = value(d / l), option = sum ^ v;
            if (option >= (int)seen.size()) seen.resize(option + 1);
            seen[option] = d;
            if ((r - l) % 2 == 0) sum ^= v;
        }
        int free = 0;
        while (free < (int)seen.size() && seen[free] == d) ++free;
        value(d) = free;
    }
    while (questions--) {
        int sum = 0, x;
        for (cin >> w; w--;) cin >> x, sum ^= value(n / x);
        puts(sum ? "Yes" : "No");
    }
}
