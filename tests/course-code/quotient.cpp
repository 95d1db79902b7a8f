#include <array>
#include <cstdio>
#include <set>
#include <vector>

using Word = std::array<int, 4>;  // exponents of a, b, c, d

const Word early[] = {{0, 0, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 0}, {0, 1, 0, 0}, {0, 1, 0, 0}};
const Word again[] = {{1, 0, 0, 0}, {0, 0, 0, 2}, {0, 0, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};
// a²=1, c²=1, cd=bd, b²c=b³, b²d=d, d³=ad², b⁴=b²
const std::vector<std::pair<Word, Word>> rules = {
    {{2, 0, 0, 0}, {0, 0, 0, 0}}, {{0, 0, 2, 0}, {0, 0, 0, 0}}, {{0, 0, 1, 1}, {0, 1, 0, 1}},
    {{0, 2, 1, 0}, {0, 3, 0, 0}}, {{0, 2, 0, 1}, {0, 0, 0, 1}}, {{0, 0, 0, 3}, {1, 0, 0, 2}},
    {{0, 4, 0, 0}, {0, 2, 0, 0}}};
const std::set<Word> lost = {
    {1, 0, 0, 0}, {0, 2, 0, 0}, {0, 0, 0, 2}, {1, 0, 1, 0}, {0, 1, 0, 1}};

bool fits(const Word& word, const Word& left) {
    for (int i = 0; i < 4; i++)
        if (word[i] < left[i]) return false;
    return true;
}

Word times(Word word, const Word& factor) {
    for (int i = 0; i < 4; i++) word[i] += factor[i];
    for (bool shorter = true; shorter;) {
        shorter = false;
        for (const auto& [left, right] : rules) {
            if (!fits(word, left)) continue;
            for (int i = 0; i < 4; i++) word[i] += right[i] - left[i];
            shorter = true;
        }
    }
    return word;
}

int main() {
    int n;
    std::scanf("%d", &n);
    Word product{};
    for (int i = 0; i < n; i++) {
        long long heap;
        std::scanf("%lld", &heap);
        product = times(product, heap < 5 ? early[heap] : again[heap % 5]);
    }
    std::puts(lost.count(product) ? "No" : "Yes");
}
