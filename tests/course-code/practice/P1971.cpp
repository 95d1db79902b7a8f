#include <bits/stdc++.h>
using namespace std;

int n, m, mate[1600], seen[1600], turn;
bool gone[1600];
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
        if (gone[v] || board[v] == board[at] || seen[v] == turn) continue;
        seen[v] = turn;
        if (mate[v] < 0 || match(mate[v])) return mate[v] = at, mate[at] = v, true;
    }
    return false;
}

int main() {
    int k, x, y;
    cin >> n >> m;
    for (string row; (int)board.size() < n * m;) cin >> row, board += row;
    int at = board.find('.');
    board[at] = 'X';
    fill(mate, mate + n * m, -1);
    for (int i = 0; i < n * m; ++i)
        if ((i / m + i % m) % 2) ++turn, match(i);
    cin >> k;
    vector<bool> wins;
    while (cin >> x >> y) {
        int other = mate[at];
        gone[at] = true;
        if (other >= 0) mate[other] = mate[at] = -1;
        // Whoever moves wins unless the square that it was matched to finds another.
        wins.push_back(other >= 0 && (++turn, !match(other)));
        at = (x - 1) * m + y - 1;
    }
    vector<int> wrong;
    for (int i = 0; i < k; ++i)
        if (wins[2 * i] && wins[2 * i + 1]) wrong.push_back(i + 1);
    cout << wrong.size() << "\n";
    for (int i : wrong) cout << i << "\n";
}
