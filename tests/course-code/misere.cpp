#include <cstdio>

int main() {
    int n;
    std::scanf("%d", &n);
    unsigned long long sum = 0;
    bool large = false;  // whether some heap has more than one stone
    for (int i = 0; i < n; i++) {
        unsigned long long heap;
        std::scanf("%llu", &heap);
        sum ^= heap;
        if (heap > 1) large = true;
    }
    std::puts((large ? sum != 0 : sum == 0) ? "Yes" : "No");
}
