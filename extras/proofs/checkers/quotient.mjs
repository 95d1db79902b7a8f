// @ts-nocheck: see check.mjs
/** Check the certificate of a misère quotient, for check.mjs. */
import { MOST, expand, isWhole, leastOf, need, options, reachOf, takesOf } from './common.mjs';

/**
 * Check the multiplication table, the P-portion and the classes of heaps against all sums of heaps (Plambeck
 * and Siegel 2008).
 */
export function quotient(file) {
  const { game, preperiod: q, period: p, bound, table, lost } = file;
  need(game.endsWith(' misere'), 'the game does not end in misere');
  const takes = takesOf(game.slice(0, -' misere'.length));
  const { taken, parts } = reachOf(takes);
  const needed = Math.max(2, parts) * (q + p) + taken;
  need(
    q > 0 && bound === needed,
    `heap ${needed} is the last that the theorem asks for, not ${bound}`,
  );
  need(bound ** Math.max(2, parts) <= MOST.work / 64, `heap ${bound} would take too long`);
  const classes = expand(file.values, q + p);
  const completing = monoid(table, lost, classes);
  const at = (n) => classes[n < q + p ? n : q + ((n - q) % p)];
  // Each entry describes heaps with moves: a heap n, the class of n, and a set of classes as the bits of a
  // number. A class is in the set if its product with the class of an option of n is in P.
  const kinds = new Map();
  for (let n = 0; n <= bound; n += 1) {
    let wins;
    options(takes, n, (a, b, c) => {
      wins = (wins ?? 0n) | completing[table[table[at(a)][at(b)]][at(c)]];
    });
    need(wins !== undefined || at(n) === 0, `heap ${n} has no move and is not in class 0`);
    need(
      !(completing[at(n)] & (wins ?? 0n)),
      `heap ${n}: beside some sum, it and an option are both lost`,
    );
    if (wins !== undefined) kinds.set(`${at(n)} ${wins}`, [n, at(n), wins]);
  }
  allSums(table, [...kinds.values()], lost);
  leastOf({ preperiod: q, period: p }, classes, 1);
  return { order: table.length, lost: lost.length };
}

/**
 * Check that the table is a commutative monoid whose classes differ. Return for each class x the set, as bits
 * of a number, of the classes y for which the product of x and y is in P.
 */
function monoid(table, lost, classes) {
  const order = Array.isArray(table) ? table.length : 0;
  need(order > 0 && order <= MOST.order, 'there is no table of at most 512 classes');
  const isClasses = (list) => Array.isArray(list) && list.every((x) => isWhole(x, 0, order - 1));
  const square = table.every((row) => isClasses(row) && row.length === order);
  need(square && isClasses(classes) && isClasses(lost), 'there is a class that has no row');
  need(
    lost.every((x, i) => i === 0 || x > lost[i - 1]),
    'the classes of P are not in order',
  );
  for (let x = 0; x < order; x += 1) {
    need(table[0][x] === x, `class 0 changes class ${x}`);
    for (let y = 0; y < order; y += 1) {
      need(table[x][y] === table[y][x], `classes ${x} and ${y} do not commute`);
      // It suffices that z ranges over the classes of heaps, since every class is a product of classes of
      // heaps (Light 1949).
      for (const z of new Set(classes)) {
        const alike = table[table[x][y]][z] === table[x][table[y][z]];
        need(alike, `classes ${x}, ${y} and ${z} do not associate`);
      }
    }
  }
  const isLost = new Set(lost);
  const completing = table.map((row) => bits(row, (product) => isLost.has(product)));
  need(new Set(completing).size === order, 'two classes differ beside no sum');
  return completing;
}

const bits = (list, holds) =>
  BigInt(
    `0b${Array.from(list, (item, i) => Number(holds(item, i)))
      .reverse()
      .join('')}`,
  );

/**
 * Check that every sum of heaps whose class is not in P has an option whose class is in P. A sum is stored as
 * its class and the set of classes that make a P-position with one of its options. Of two sets for the same
 * class, only the smaller set needs to be kept.
 */
function allSums(table, kinds, lost) {
  const fewest = table.map(() => []);
  fewest[0].push(0n);
  const sums = [[0, 0n]];
  let work = 0;
  for (const [x, wins] of sums) {
    if (!fewest[x].includes(wins)) continue;
    need(
      (work += kinds.length * table.length) <= MOST.work / 8,
      'there are too many kinds of sums',
    );
    for (const [n, y, own] of kinds) {
      const xy = table[x][y];
      const has = (set, z) => (set >> BigInt(z)) & 1n;
      const more = bits(table, (row) => has(wins, row[y]) || has(own, row[x]));
      need(
        lost.includes(xy) || more & 1n,
        `heap ${n}: a sum with it is won and has no lost option`,
      );
      if (fewest[xy].some((less) => (less & more) === less)) continue;
      fewest[xy] = [...fewest[xy].filter((other) => (more & other) !== more), more];
      sums.push([xy, more]);
    }
  }
  need(
    fewest.every((sets) => sets.length),
    'there is a class of no sum',
  );
  need(!lost.includes(0), 'the sum of no heaps is not lost');
}
