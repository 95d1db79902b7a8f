/**
 * Compare values of user-written rules, which the JavaScript engine compiles from heap 512 on, with plain
 * loops.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { grid, table } from '../../../www/index.ts';

/** Return the least non-negative integer that is not among the values. */
function mex(values: Set<number>): number {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
}

/**
 * Return the Grundy values of the heaps from 0 to `upto`.
 * @param options yields the Grundy value of each option of heap n, from the values g of smaller heaps
 */
function heaps(upto: number, options: (n: number, g: number[]) => Iterable<number>): number[] {
  const g: number[] = [];
  for (let n = 0; n <= upto; n += 1) g.push(mex(new Set(options(n, g))));
  return g;
}

const isPrime = (n: number) => {
  if (n < 2) return false;
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return true;
};

const RULES: Record<string, (n: number, g: number[]) => Iterable<number>> = {
  *'n -> n-k*k for k in 1..sqrt(n)'(n, g) {
    for (let k = 1; k * k <= n; k += 1) yield g[n - k * k] as number;
  },
  *'n -> (i, n-i) for i in 1..n-1 if i % 2 == 1 | n-1'(n, g) {
    for (let i = 1; i < n; i += 2) yield (g[i] as number) ^ (g[n - i] as number);
    if (n > 0) yield g[n - 1] as number;
  },
  *'n -> n-k for k in 1..n/2 if (n+k) % 7 != 3'(n, g) {
    for (let k = 1; 2 * k <= n; k += 1) if ((n + k) % 7 !== 3) yield g[n - k] as number;
  },
  *'n -> n-k for k in 1..n if prime(k)'(n, g) {
    for (let k = 2; k <= n; k += 1) if (isPrime(k)) yield g[n - k] as number;
  },
  *'n -> n/3 if n > 0 | n-1 if n % 5 < 2, n > 0 | n-4'(n, g) {
    if (n > 0) yield g[Math.floor(n / 3)] as number;
    if (n > 0 && n % 5 < 2) yield g[n - 1] as number;
    if (n >= 4) yield g[n - 4] as number;
  },
};

for (const [rule, options] of Object.entries(RULES))
  test(`${rule} has the values of a plain loop`, async () => {
    const { nimbers } = await table(rule, 2500, { budget: 2 ** 40 });
    assert.deepEqual([...nimbers], heaps(2500, options));
  });

test('a map has the values of a plain loop', async () => {
  const side = 90;
  const { nimbers } = await grid(
    '(x, y) -> (x-1, y-2) | (x-k, y) for k in 1..x if k % 3 == 1',
    side,
    side,
  );
  const g: number[] = [];
  for (let x = 0; x < side; x += 1)
    for (let y = 0; y < side; y += 1) {
      const seen = new Set<number>();
      if (x > 0 && y > 1) seen.add(g[(x - 1) * side + y - 2] as number);
      for (let k = 1; k <= x; k += 3) seen.add(g[(x - k) * side + y] as number);
      g.push(mex(seen));
    }
  assert.deepEqual([...nimbers], g);
});

test('what breaks a rule behind the first heaps is pointed at, and steps end', async () => {
  const rule = 'n -> n-1 | 100/(n-900) if n > 800';
  await assert.rejects(table(rule, 2000), { code: 'division-by-zero', span: [11, 22] });
  const long = table('n -> n-k for k in 1..n if (n+k) % 3 == 1', 20_000, { budget: 1_000_000 });
  await assert.rejects(long, { code: 'budget' });
});
