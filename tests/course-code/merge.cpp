#include <cstdio>

int main() {
    int cases;
    std::scanf("%d", &cases);
    while (cases--) {
        int n;
        std::scanf("%d", &n);
        long long ones = 0, b = 0;  // b: stones and heaps of the larger heaps, less one
        for (int i = 0; i < n; i++) {
            long long heap;
            std::scanf("%lld", &heap);
            if (heap == 1) ones++;
            else if (heap > 1) b += heap + 1;
        }
        if (b > 0) b--;
        bool lost = b <= 2 ? ones % 3 == 0 : ones % 2 == 0 && b % 2 == 0;
        std::puts(lost ? "NO" : "YES");
    }
}
