#include <cstdio>

int main() {
    int n, heap, x = 0;
    std::scanf("%d", &n);
    while (n--) {
        std::scanf("%d", &heap);
        x ^= heap;  // the nim-sum: parity of the ones, column by column
    }
    std::puts(x != 0 ? "Yes" : "No");
}
