// @ts-nocheck: see check.mjs
/** Check the certificates of periods of octal codes and subtraction sets, for check.mjs. */
import { MOST, expand, isWhole, leastOf, need, options, reachOf, takesOf } from './common.mjs';

/**
 * Compute all values up to the bound from the rules alone, and compare them with the claimed period (Guy and
 * Smith 1956).
 */
export function values({ game, kind, preperiod: q, period: p, bound, mask, ...file }, report) {
  const takes = takesOf(game);
  need(game.startsWith('subtract') === (kind === 'subtraction-period'), 'the kind is another');
  const { taken, parts } = reachOf(takes);
  const needed = Math.max(parts * (Math.max(q, 1) + p) + taken - parts, taken + p);
  need(bound === needed, `heap ${needed} is the last that the theorem asks for, not ${bound}`);
  const rare = mask === undefined ? [] : file.rare;
  const isMask = parts === 2 && isWhole(mask, 1, 255) && Array.isArray(rare);
  need(mask === undefined || isMask, 'the mask and the rare heaps are none');
  const work = mask ? (bound * rare.length) / 64 : Math.max(bound ** parts, bound * takes.length);
  need(work <= MOST.work, `heap ${bound} would take too long`);
  const claimed = mask ? [] : expand(file.values, q + p);
  const isRare = (v) => mask && ((v & mask).toString(2).split('1').length - 1) % 2 === 0;
  // The nim-sum of two common values is a rare value. So if an option of two heaps has a common value, one of
  // the two heaps is rare.
  const rareValues = Array.from({ length: 256 }, (_, v) => isRare(v));
  const seen = new Int32Array(2 ** 17);
  const found = { heaps: new Int32Array(rare.length), count: 0, rounds: [[]] };
  const times = new Uint16Array(256);
  let g = mask ? new Uint8Array(1024) : new Uint16Array(1024);
  for (let n = 0; n <= bound; n += 1) {
    if (n === g.length) {
      const more = mask ? new Uint8Array(2 * n) : new Uint16Array(2 * n);
      more.set(g);
      g = more;
    }
    if (mask) lookAtRare(takes, n, g, found, rareValues, seen);
    else options(takes, n, (a, b, c) => (seen[g[a] ^ g[b] ^ g[c]] = n + 1));
    let v = 0;
    while (seen[v] === n + 1) v += 1;
    const wanted = n >= q + p ? g[n - p] : (claimed[n] ?? v);
    need(v === wanted && v < (mask ? 256 : 65536), `heap ${n} has the value ${v}, not ${wanted}`);
    g[n] = v;
    if (n > 0 && rareValues[v]) {
      need(rare[found.count] === n, `heap ${n} is rare`);
      found.heaps[found.count++] = n;
    } else if (mask && n > 0 && times[v] < 16) {
      (found.rounds[times[v]] ??= []).push(n);
      times[v] += 1;
    }
    if (n % 4096 === 0) report(n / bound);
  }
  need(found.count === rare.length, `heap ${rare[found.count]} is not rare`);
  leastOf({ preperiod: q, period: p }, g, 0);
  return mask ? { rare: found.count } : {};
}

/**
 * Mark the values of all options of n that have at most one heap or contain a rare heap. Then mark values of
 * other options until every rare value below the least unmarked common value is marked.
 */
function lookAtRare(takes, n, g, { heaps, count, rounds }, rareValues, seen) {
  for (const [taken, digit] of takes) {
    const rest = n - taken;
    if (digit & 1 && rest === 0 && n > 0) seen[0] = n + 1;
    if (digit & 2 && rest > 0) seen[g[rest]] = n + 1;
    const last = digit & 4 ? rest : 0;
    for (let i = 0; i < count && heaps[i] < last; i += 1)
      seen[g[heaps[i]] ^ g[rest - heaps[i]]] = n + 1;
  }
  let [most, missing] = [0, 0];
  for (; seen[most] === n + 1 || rareValues[most]; most += 1)
    if (seen[most] !== n + 1) missing += 1;
  const look = (a) => {
    for (const [taken, digit] of takes) {
      const rest = digit & 4 ? n - taken : 0;
      const v = a < rest ? g[a] ^ g[rest - a] : 256;
      if (v < most && seen[v] !== n + 1) missing -= 1;
      seen[v] = n + 1;
    }
    return missing === 0;
  };
  // Try the first few heaps of each value before all heaps, since an option with one of these heaps is likely
  // to have a missing value.
  if (missing === 0 || rounds.some((round) => round.some(look))) return;
  for (let a = 1; 2 * a <= n && !look(a);) a += 1;
}
