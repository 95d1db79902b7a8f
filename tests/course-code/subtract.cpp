#include <cstdio>
#include <vector>

int main() {
    int k, n, heap, x = 0;
    std::scanf("%d", &k);
    std::vector<int> taken(k);
    for (int &t : taken) std::scanf("%d", &t);

    std::vector<int> sg(10001);  // the whole table, from the bottom
    for (int i = 0; i <= 10000; i++) {
        std::vector<bool> reached(k + 1);  // a mex of k values is at most k
        for (int t : taken)
            if (t <= i) reached[sg[i - t]] = true;
        while (reached[sg[i]]) sg[i]++;
    }

    std::scanf("%d", &n);
    while (n--) {
        std::scanf("%d", &heap);
        x ^= sg[heap];
    }
    std::puts(x != 0 ? "Yes" : "No");
}
