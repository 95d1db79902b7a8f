#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, q, a, b;
    scanf("%d %d %d", &n, &m, &q);
    vector<vector<int>> back(n + 1);
    vector<int> degree(n + 1);
    while (m--) scanf("%d %d", &a, &b), back[b].push_back(a), ++degree[a];
    while (q--) {
        scanf("%d %d", &a, &b);
        vector<int> answer(n + 1), open = degree, todo;
        for (int v = 1; v <= n; ++v)
            if (!open[v] || v == b) answer[v] = -1, todo.push_back(v);
        for (size_t i = 0; i < todo.size(); ++i)
            for (int v : back[todo[i]]) {
                if (answer[v]) continue;
                if (answer[todo[i]] < 0) answer[v] = 1;
                else if (!--open[v]) answer[v] = -1;
                if (answer[v]) todo.push_back(v);
            }
        printf("%d\n", answer[a]);
    }
}
