// The programs that `npm run bench -- rules` runs beside the core: plain loops, as a contestant writes them. Each
// prints, for one task and one size, a hash of the values and the seconds of the processor.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <string>
#include <vector>

using Values = std::vector<int>;

// Heaps 0 to `upto`: `options(n, g, see)` shows the values of the options of heap n.
template <class Options>
Values heaps(int upto, Options options) {
  Values g(upto + 1), seen(2 * upto + 64, -1);
  for (int n = 0; n <= upto; n++) {
    options(n, g, [&](int value) { seen[value] = n; });
    int mex = 0;
    while (seen[mex] == n) mex++;
    g[n] = mex;
  }
  return g;
}

// A map of `side` rows and columns, by diagonals: `options(x, y, see)` shows the cells that a cell leads to.
template <class Options>
Values cells(int side, Options options) {
  Values g(side * side), seen(4 * side + 64, -1);
  int stamp = 0;
  for (int sum = 0; sum < 2 * side - 1; sum++)
    for (int x = std::max(0, sum - side + 1); x <= std::min(sum, side - 1); x++) {
      const int y = sum - x;
      stamp++;
      options(x, y, [&](int a, int b) {
        if (a >= 0 && b >= 0 && a < side && b < side) seen[g[a * side + b]] = stamp;
      });
      int mex = 0;
      while (seen[mex] == stamp) mex++;
      g[x * side + y] = mex;
    }
  return g;
}

Values run(const std::string &task, int size) {
  if (task == "squares")
    return heaps(size, [](int n, Values &g, auto see) {
      for (int k = 1; k * k <= n; k++) see(g[n - k * k]);
    });
  if (task == "primes") {
    std::vector<int> primes;
    std::vector<char> composite(size + 1);
    for (int k = 2; k <= size; k++) {
      if (composite[k]) continue;
      primes.push_back(k);
      for (long long m = (long long)k * k; m <= size; m += k) composite[m] = 1;
    }
    return heaps(size, [&](int n, Values &g, auto see) {
      for (int p : primes) {
        if (p > n) break;
        see(g[n - p]);
      }
    });
  }
  if (task == "cubes")
    return heaps(size, [](int n, Values &g, auto see) {
      for (long long k = 1; k * k * k <= n; k++) see(g[n - k * k * k]);
      if (n >= 2) see(g[n - 2]);
    });
  if (task == "powers")
    return heaps(size, [](int n, Values &g, auto see) {
      for (long long power = 1; power <= n; power *= 2) see(g[n - power]);
    });
  if (task == "divisors")
    return heaps(size, [](int n, Values &g, auto see) {
      for (int d = 1; d <= n; d++)
        if (n % d == 0) see(g[n - d]);
    });
  if (task == "halve")
    return heaps(size, [](int n, Values &g, auto see) {
      if (n > 0) see(g[n - 1]), see(g[n / 2]);
    });
  if (task == "half")
    return heaps(size, [](int n, Values &g, auto see) {
      for (int k = 1; k <= n / 2; k++) see(g[n - k]);
    });
  if (task == "root")
    return heaps(size, [](int n, Values &g, auto see) {
      for (int k = 1; k * k <= n; k++) see(g[n - k]);
    });
  if (task == "coprime")
    return heaps(size, [](int n, Values &g, auto see) {
      for (int k = 1; k < n; k++)
        if (std::gcd(k, n) == 1) see(g[n - k]);
    });
  if (task == "odd-split")
    return heaps(size, [](int n, Values &g, auto see) {
      for (int i = 1; i < n; i += 2) see(g[i] ^ g[n - i]);
      if (n > 0) see(g[n - 1]);
    });
  if (task == "king")
    return cells(size, [](int x, int y, auto see) { see(x - 1, y), see(x, y - 1), see(x - 1, y - 1); });
  if (task == "leaper")
    return cells(size, [](int x, int y, auto see) { see(x - 1, y - 2), see(x - 2, y - 1), see(x - 3, y - 3); });
  if (task == "near")
    return cells(size, [](int x, int y, auto see) {
      see(x - 1, y), see(x, y - 2);
      if (x % 3 == 1) see(x - 1, y - 1);
    });
  if (task == "queen")
    return cells(size, [](int x, int y, auto see) {
      for (int k = 1; k <= x; k++) see(x - k, y);
      for (int k = 1; k <= y; k++) see(x, y - k);
      for (int k = 1; k <= std::min(x, y); k++) see(x - k, y - k);
    });
  std::exit(2);
}

using Edges = std::vector<std::pair<int, int>>;

/// Five edges for each node, from lower to higher numbers.
Edges random_edges(int nodes) {
  uint32_t x = 1;
  auto node = [&] { return int((x = x * 1664525u + 1013904223u) >> 8) % nodes; };
  Edges edges;
  for (int i = 0; i < 5 * nodes; i++) {
    const int a = node(), b = node();
    if (a != b) edges.push_back({std::min(a, b), std::max(a, b)});
  }
  return edges;
}

/// The values of a graph: its nodes in topological order, and the mex of each from the last one up.
Values graph(int nodes, const Edges &edges) {
  std::vector<std::vector<int>> out(nodes);
  std::vector<int> coming(nodes), order;
  for (auto [a, b] : edges) out[a].push_back(b), coming[b]++;
  for (int v = 0; v < nodes; v++)
    if (!coming[v]) order.push_back(v);
  for (size_t i = 0; i < order.size(); i++)
    for (int w : out[order[i]])
      if (!--coming[w]) order.push_back(w);
  Values values(nodes);
  std::vector<int> seen(nodes + 1, -1);
  for (int i = nodes - 1; i >= 0; i--) {
    const int v = order[i];
    for (int w : out[v]) seen[values[w]] = v;
    while (seen[values[v]] == v) values[v]++;
  }
  return values;
}

int main(int, char **arguments) {
  const bool is_graph = std::string(arguments[1]) == "graph";
  const int size = std::atoi(arguments[2]);
  const Edges edges = is_graph ? random_edges(size) : Edges();
  const std::clock_t begin = std::clock();
  const Values values = is_graph ? graph(size, edges) : run(arguments[1], size);
  const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  uint32_t hash = 0;
  for (int value : values) hash = hash * 31 + value;
  std::printf("%u %.6f\n", hash, seconds);
}
