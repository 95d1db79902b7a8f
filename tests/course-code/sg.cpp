#include <cstdio>
#include <cstring>
#include <set>
#include <vector>

std::vector<int> to[2001];
int value[2001];  // SG values, -1: not yet known

int sg(int node) {
    if (value[node] != -1) return value[node];
    std::set<int> reached;
    for (int next : to[node]) reached.insert(sg(next));
    int mex = 0;
    while (reached.count(mex)) mex++;
    return value[node] = mex;
}

int main() {
    int n, m, k, a, b, token, x = 0;
    std::scanf("%d %d %d", &n, &m, &k);
    while (m--) {
        std::scanf("%d %d", &a, &b);
        to[a].push_back(b);
    }
    std::memset(value, -1, sizeof value);
    while (k--) {
        std::scanf("%d", &token);
        x ^= sg(token);  // one part for each token
    }
    std::puts(x != 0 ? "win" : "lose");
}
