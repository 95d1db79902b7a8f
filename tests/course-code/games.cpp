#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<bool> wins(n + 1);
    wins[0] = true;  // the other has just taken the last stone, and has lost
    for (int heap = 1; heap <= n; heap++)
        for (int take : {1, 5, 13})
            if (take <= heap && !wins[heap - take]) wins[heap] = true;
    std::puts(wins[n] ? "1" : "2");
}
