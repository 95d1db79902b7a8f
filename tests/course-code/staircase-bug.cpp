#include <cstdio>

int main() {
    int n, x, sum = 0;
    std::scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        std::scanf("%d", &x);
        if (x % 2) sum ^= x;
    }
    std::puts(sum != 0 ? "Yes" : "No");
}
