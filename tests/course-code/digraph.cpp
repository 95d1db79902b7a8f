#include <cstdio>
#include <vector>

std::vector<int> to[2001];
int label[2001];  // 0: not yet known, 1: winning, 2: losing

bool wins(int node) {
    if (label[node] == 0) {
        label[node] = 2;
        for (int next : to[node])
            if (!wins(next)) label[node] = 1;  // a move to a losing node wins
    }
    return label[node] == 1;
}

int main() {
    int n, m, k, a, b, token;
    std::scanf("%d %d %d", &n, &m, &k);  // k = 1: one token
    while (m--) {
        std::scanf("%d %d", &a, &b);
        to[a].push_back(b);
    }
    std::scanf("%d", &token);
    std::puts(wins(token) ? "win" : "lose");
}
