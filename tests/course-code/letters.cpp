#include <iostream>
#include <string>

int main() {
    std::string word;
    std::cin >> word;
    int count[26] = {};
    for (char letter : word) count[letter - 'A']++;
    int sum = 0;
    for (int n : count)
        if (n > 0) sum ^= (n - 1) % 3 + 1;
    std::cout << (sum ? "Alice" : "Bob") << '\n';
}
