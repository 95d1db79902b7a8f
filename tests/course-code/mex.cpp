#include <cstdio>
#include <cstring>
#include <set>
#include <vector>

std::vector<int> taken;  // the numbers that may be taken
int value[10001];        // SG values, -1: not yet known

int sg(int x) {
    if (value[x] != -1) return value[x];
    std::set<int> reached;  // of the options: equal values count once
    for (int t : taken)
        if (t <= x) reached.insert(sg(x - t));
    int mex = 0;
    while (reached.count(mex)) mex++;
    return value[x] = mex;
}

int main() {
    int k, t, n, x;
    std::scanf("%d", &k);
    while (k--) {
        std::scanf("%d", &t);
        taken.push_back(t);
    }
    std::scanf("%d %d", &n, &x);  // n = 1: one heap
    std::memset(value, -1, sizeof value);
    std::puts(sg(x) != 0 ? "Yes" : "No");
}
