#include <iostream>
#include <vector>

int main() {
    int k, n;
    std::cin >> k >> n;
    std::vector<unsigned> heaps(n);
    for (unsigned &heap : heaps) std::cin >> heap;
    std::vector<int> touched;
    std::vector<bool> isTouched(n);
    for (unsigned bit = 1u << 31; bit; bit >>= 1) {
        std::vector<int> ones;  // the untouched heaps with a 1 in this column
        for (int i = 0; i < n; i++)
            if (!isTouched[i] && heaps[i] & bit) ones.push_back(i);
        int s = ones.size() % (k + 1), wanted = (k + 1 - s) % (k + 1);
        int r = touched.size();
        for (int i : touched) heaps[i] &= ~bit;
        if (wanted <= r) {  // that many of the touched heaps write 1
            for (int i = 0; i < wanted; i++) heaps[touched[i]] |= bit;
        } else {  // s more heaps are touched, r + s <= k
            for (int j = 0; j < s; j++) {
                heaps[ones[j]] &= ~bit;
                isTouched[ones[j]] = true;
                touched.push_back(ones[j]);
            }
        }
    }
    if (touched.empty()) {
        std::cout << "No\n";
        return 0;
    }
    for (int i = 0; i < n; i++) std::cout << heaps[i] << (i + 1 < n ? ' ' : '\n');
}
