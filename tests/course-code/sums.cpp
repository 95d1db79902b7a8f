#include <algorithm>
#include <cstdio>
#include <set>
#include <vector>

int main() {
    int n, x = 0;
    std::scanf("%d", &n);
    std::vector<int> rows(n);
    for (int &row : rows) std::scanf("%d", &row);
    int most = n ? *std::max_element(rows.begin(), rows.end()) : 0;
    std::vector<int> sg(most + 1);
    for (int pins = 1; pins <= most; pins++) {
        std::set<int> reached;
        for (int hit = 1; hit <= std::min(2, pins); hit++)
            for (int left = 0; left <= pins - hit; left++)
                reached.insert(sg[left] ^ sg[pins - hit - left]);  // two rows: a sum
        while (reached.count(sg[pins])) sg[pins]++;
    }
    for (int row : rows) x ^= sg[row];
    std::puts(x != 0 ? "Yes" : "No");
}
