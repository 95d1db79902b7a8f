/**
 * The part `npm run bench -- budgets`: measure how long a call takes until its default budget ends, for games
 * that need more than the budget.
 */
import { fileURLToPath } from 'node:url';
import { TYPESCRIPT } from '../lib/paths.mjs';
import { capture } from '../lib/run.mjs';
import { code, table } from '../lib/tables.mjs';

/** Games and positions whose analysis exceeds the default budget. @type {[string, string][]} */
const POSITIONS = [
  ['0.007', '10000000'],
  ['grundy', '100000000'],
  ['grundy misere', '913 719'],
  ['officers misere', '816 622'],
  ['octal 0.137 misere', '1204'],
  ['0.123456 misere', '90 80 70'],
  ['4.567 misere', '90 80 70'],
  ['dawson misere', '1107'],
  ['treblecross misere', '1010'],
  ['ring 0.77 misere', '1010 719 234'],
  ['e-and-d misere', '331 525 234 234'],
  ['split misere', '234 331'],
  ['hex 0.8F misere', '913'],
  ['divisors misere', '1204 1010'],
  ['merge misere', '137 137 331'],
  ['chomp', '12 12 12 12 12 11 11 10'],
  ['chomp', '60 50 40 30'],
  ['cut 2', '3000x4000'],
  ['cut 2 misere', '30x31'],
  ['cram', '9x9'],
  ['cram misere', '7x7'],
  ['arc-kayles', '8x8'],
  ['node-kayles', '9x9'],
  ['queens', '14x14'],
  ['queens misere', '12x12'],
  ['mock-turtles misere', 'THHTHTHTHTHTHTHTHTHTHTHTHTHTHTHTH'],
  ['rugs misere', '1:1 3:2 9:9 12:13 20:30'],
  ['nim + kayles misere', '40 50 + 90 80'],
  ['treblecross', '3000000'],
  ['squares', '100000000'],
  ['primes', '1000000000'],
  ['n -> n-d for d in 1..n if n % d == 0, d < n', '1000000007'],
  ['n -> n-k for k in 1..n-1 if gcd(k, n) == 1', '10000000'],
  ['n -> n/k for k in 2..n misere', '90000 80000'],
  ['n -> (i, j, n-i-j) for i in 1..n-2 for j in 1..n-i-1', '100000'],
  ['n -> n-k for k in 1..n if n % k != 0', '10000000'],
  ['n -> n-k for k in 1..n if prime(k)', '10000000'],
  ['n -> n-1 | n/2 if n > 0', '1000000000000'],
  ['n -> (i, n-1-i) for i in 0..n-1 if i % 3 != 0', '10000000'],
  ['(x, y) -> (y, x-1) if x > 0 | (x, y-1)', '3000 3001'],
  ['(x, y, z) -> (y, z, x-1) if x > 0 | (x, y-1, z)', '3000 3001 500'],
  ['(x, y) -> (x-k, y) for k in 1..x | (x, y-k) for k in 1..y | (x-1, y-1)', '3000 3001'],
  [
    '(x, y) -> (x-k, y-2*k) for k in 1..min(x, y) if k % 3 != 1 | (x-k, y) for k in 1..x',
    '9000 9001',
  ],
];

/** Games whose table exceeds the default budget. */
const TABLES = [
  '0.007',
  '0.6',
  'n -> n-k for k in 1..n-1 if gcd(k, n) == 1',
  'n -> n-k for k in 1..n if n % k != 0',
  'n -> n-k for k in 1..n if prime(k)',
  'n -> n-k for k in 1..n if prime(n-k)',
  'n -> n-k*(k+1)/2 for k in 1..n if k*(k+1)/2 <= n',
  'n -> n-k for k in 1..n if gcd(k, n) > 1',
  'n -> n-k for k in 1..n if phi(k) % 4 == 0',
  'n -> n-k*k for k in 1..n if k*k <= n',
  'n -> n xor k for k in 1..n if n xor k < n',
  'n -> n/k for k in 2..n',
  'n -> (i, n-1-i) for i in 0..n-1 if i % 3 != 0',
  'n -> (i, n-i) for i in 1..n-1 if (i+n) % 5 < 2',
  'n -> (i, i, n-2*i) for i in 1..n/2 if n-2*i >= 0',
  'n -> (i, j, n-i-j) for i in 1..n-2 for j in 1..n-i-1',
];

/** The last heap of the tables, which no table reaches within its budget. */
const FAR = '5000000';

/** Print the results for analyses and tables, in Markdown. */
export async function budgets() {
  await listed('analyze', POSITIONS);
  await listed(
    'table',
    TABLES.map((game) => [game, FAR]),
  );
}

/** @param {'analyze' | 'table'} call @param {[string, string][]} asked */
async function listed(call, asked) {
  const rows = [];
  const times = [];
  for (const [game, of] of asked) {
    const script = fileURLToPath(new URL('budget-time.mjs', import.meta.url));
    const given = [...TYPESCRIPT, script, call, game, of];
    const { code: status, stdout, stderr } = await capture(process.execPath, given);
    if (status !== 0) throw new Error(`${call} of ${game} ended with ${status}: ${stderr}`);
    times.push(Number(stdout));
    rows.push([code(game), of, Number(stdout).toFixed(2)]);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
  const within = times.filter((time) => time >= middle / 2 && time <= 2 * middle).length;
  rows.push([
    `within a factor of two of the median, ${middle.toFixed(2)} s`,
    '',
    `${within} of ${times.length}`,
  ]);
  console.log(`\n${table([`\`${call}\``, 'of', 'seconds'], rows, [0, 1]).join('\n')}`);
}
