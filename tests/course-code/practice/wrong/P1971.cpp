#include <bits/stdc++.h>
using namespace std;

int n, m, mate[1600], seen[1600], turn, ban;
string board;
vector<int> beside(int at) {
    vector<int> to;
    if (at % m) to.push_back(at - 1);
    if (at % m + 1 < m) to.push_back(at + 1);
    if (at >= m) to.push_back(at - m);
    if (at + m < n * m) to.push_back(at + m);
    return to;
}

bool match(int at) {
    for (int v : beside(at)) {
        if (v == ban || board[v] == board[at] || seen[v] == turn) continue;
        seen[v] = turn;
        if (mate[v] < 0 || match(mate[v])) return mate[v] = at, true;
    }
    return false;
}

int largest() {
    int size = 0;
    fill(mate, mate + n * m, -1);
    for (int i = 0; i < n * m; ++i)
        if ((i / m + i % m) % 2 && i != ban) ++turn, size += match(i);
    return size;
}

int main() {
    int k, x, y;
    cin >> n >> m;
    for (string row; (int)board.size() < n * m;) cin >> row, board += row;
    int at = board.find('.');
    board[at] = 'X';
    cin >> k;
    vector<bool> wins;
    while (cin >> x >> y) {
        ban = -1;
        int all = largest();
        ban = at;
        wins.push_back(largest() < all);
        at = (x - 1) * m + y - 1;
    }
    vector<int> wrong;
    for (int i = 0; i < k; ++i)
        if (wins[2 * i] && wins[2 * i + 1]) wrong.push_back(i + 1);
    cout << wrong.size() << "\n";
    for (int i : wrong) cout << i << "\n";
}
