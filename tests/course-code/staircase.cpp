#include <cstdio>

int main() {
    int n, x, sum = 0;
    std::scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        std::scanf("%d", &x);
        if (i % 2) sum ^= x;  // the step is odd
    }
    std::puts(sum != 0 ? "Yes" : "No");
}
