#include <cstdio>
#include <set>

int sg[101];

int main() {
    int n, heap, x = 0;
    for (int size = 1; size <= 100; size++) {
        std::set<int> reached;
        for (int i = 0; i < size; i++)
            for (int j = 0; j <= i; j++) reached.insert(sg[i] ^ sg[j]);  // an option of two heaps
        while (reached.count(sg[size])) sg[size]++;
    }
    std::scanf("%d", &n);
    while (n--) {
        std::scanf("%d", &heap);
        x ^= sg[heap];
    }
    std::puts(x != 0 ? "Yes" : "No");
}
