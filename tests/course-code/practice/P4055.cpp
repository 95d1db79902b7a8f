#include <bits/stdc++.h>
using namespace std;

int n, m, mate[10001], seen[10001], turn;
bool missed[10001];
string board;
vector<int> beside(int at) {
    vector<int> to;
    if (at % m) to.push_back(at - 1);
    if (at % m + 1 < m) to.push_back(at + 1);
    if (at >= m) to.push_back(at - m);
    if (at + m < n * m) to.push_back(at + m);
    to.erase(remove_if(to.begin(), to.end(), [](int v) { return board[v] == '#'; }), to.end());
    return to;
}

bool match(int at) {
    for (int v : beside(at)) {
        if (seen[v] == turn) continue;
        seen[v] = turn;
        if (mate[v] < 0 || match(mate[v])) return mate[v] = at, mate[at] = v, true;
    }
    return false;
}

void miss(int at) {
    missed[at] = true;
    for (int v : beside(at))
        if (!missed[mate[v]]) miss(mate[v]);
}

int main() {
    cin >> n >> m;
    for (string row; cin >> row;) board += row;
    fill(mate, mate + n * m, -1);
    for (int i = 0; i < n * m; ++i)
        if ((i / m + i % m) % 2 && board[i] == '.') ++turn, match(i);
    for (int i = 0; i < n * m; ++i)
        if (board[i] == '.' && mate[i] < 0 && !missed[i]) miss(i);
    bool won = count(missed, missed + n * m, true);
    puts(won ? "WIN" : "LOSE");
    for (int i = 0; i < n * m; ++i)
        if (missed[i]) printf("%d %d\n", i / m + 1, i % m + 1);
}
