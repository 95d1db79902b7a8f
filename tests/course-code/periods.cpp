#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <vector>

int main() {
    // The digits of a code such as 0.77, and up to which heap the values are computed.
    std::string digits;
    int last;
    std::cin >> digits >> last;
    int t = digits.size();  // the most that a move takes
    std::vector<int> sg(last + 1);
    for (int n = 1; n <= last; n++) {
        std::set<int> seen;
        for (int take = 1; take <= std::min(t, n); take++) {
            int digit = digits[take - 1] - '0', rest = n - take;
            if (digit & 1 && rest == 0) seen.insert(0);
            if (digit & 2 && rest > 0) seen.insert(sg[rest]);
            if (digit & 4)
                for (int i = 1; i < rest; i++) seen.insert(sg[i] ^ sg[rest - i]);
        }
        while (seen.count(sg[n])) sg[n]++;
    }
    for (int p = 1; p <= last; p++) {
        int first = last - p + 1;  // from here on sg[n] = sg[n + p], as far as is known
        while (first > 1 && sg[first - 1] == sg[first - 1 + p]) first--;
        int upto = 2 * (first - 1) + 2 * p + t;  // Guy and Smith
        if (upto <= last) {
            std::cout << first << ' ' << p << ' ' << upto << '\n';
            return 0;
        }
    }
    std::cout << "none\n";
}
