// @ts-nocheck: see check.mjs
/** Check the certificate of a user-written rule, for check.mjs. */
import { MOST, expand, leastOf, need } from './common.mjs';
import { allow, decided, parse, sign, spend, sum } from './rule-text.mjs';

/**
 * The maximum total cost of a check. Each visited name or option costs 1, plus 1 for every 64 characters of
 * the rule.
 */
const STEPS = MOST.work / 128;

/**
 * Call `visit` with each option of a heap, which is a triple as in rule-text.mjs. If the range of a name
 * grows with t, call `growing` with the option and the ends of the range instead.
 */
function walk({ alternatives, cost }, heap, visit, growing) {
  const within = ({ parts, ranges, conditions }, level, env) => {
    spend(cost);
    const holds = (names) => conditions.every((condition) => sign(condition(names)) !== 0);
    if (level === ranges.length) {
      if (holds(env)) visit(parts.map((part) => part(env)));
      return;
    }
    const { name, low, high } = ranges[level];
    const [from, to] = [low(env), high(env)];
    if (from[0] !== to[0]) {
      if (sign(sum(to, from, -1)) < 0) return;
      const names = new Map(env).set(name, [0, 0, 1]);
      need(level + 1 === ranges.length && parts.length === 1, 'a range grows with others inside');
      if (holds(names)) growing(parts[0](names), from, to);
      return;
    }
    for (let b = from[1]; b <= to[1]; b += 1) {
      within({ parts, ranges, conditions }, level + 1, new Map(env).set(name, [from[0], b, 0]));
    }
  };
  for (const alternative of alternatives) within(alternative, 0, new Map([['n', heap]]));
}

/**
 * Check for each residue that every option of a large heap is a heap below `from`, a heap at most `window`
 * smaller, or part of a range that ends in such heaps. Return whether such a range occurs.
 */
function shapeOf(rule, { from, window, modulus }) {
  let climbs = false;
  decided.late = 0;
  allow(STEPS);
  for (let residue = 0; residue < modulus; residue += 1) {
    const reached = (line) => {
      const back = residue - line[1];
      const fits =
        line[0] === 0 ? line[1] < from : line[0] === modulus && back > 0 && back <= window;
      need(
        line[2] === 0 && fits,
        `an option of the heaps ${modulus} t + ${residue} is out of reach`,
      );
      return line[0] !== 0;
    };
    const visit = (lines) => lines.every((line) => sign(line) >= 0) && lines.forEach(reached);
    walk(rule, [modulus, residue, 0], visit, ([a, b, c], low, high) => {
      need(Math.abs(c) === 1, 'a range leaves gaps');
      const ends = [low, high].map((end) => sum([a, b, 0], end, c));
      const [first, last] = c > 0 ? ends : ends.reverse();
      need((sign(first) < 0 || !reached(first)) && reached(last), 'a range has no fixed end');
      climbs = true;
    });
  }
  need(
    modulus * (decided.late + 1) <= from,
    `the shape is sure from heap ${modulus * (decided.late + 1)} on only`,
  );
  return climbs;
}

/** Compute all values up to the bound from the rule, and compare them with the claimed values. */
export function rule(file, report) {
  const { game, preperiod: q, period: p, saltus: s, bound, from, window, modulus } = file;
  const claimed = expand(file.values, q + p);
  const [whole, more] = [p * modulus, s * modulus];
  const largest = claimed.reduce((a, b) => Math.max(a, b)) + more;
  const needed = from + window + q + whole * (s === 0 ? 1 : Math.floor(largest / more) + 4);
  need(
    bound === needed && bound <= MOST.values,
    `heap ${needed} is the last to be looked at, not ${bound}`,
  );
  const read = { alternatives: parse(game), cost: 1 + game.length / 64 };
  need(shapeOf(read, file) === s > 0, 'only one of values and ranges grows');
  const at = (n) =>
    n < q + p ? claimed[n] : claimed[q + ((n - q) % p)] + s * Math.floor((n - q) / p);
  const values = Array.from({ length: bound + 1 }, (_, n) => at(n));
  allow(STEPS);
  for (let n = 0; n <= bound; n += 1) {
    const seen = new Set();
    walk(read, [0, n, 0], (lines) => {
      const heaps = lines.map(([, heap]) => heap);
      need(
        heaps.every((heap) => heap < n),
        `heap ${n} does not become smaller`,
      );
      if (heaps.every((heap) => heap >= 0))
        seen.add(heaps.reduce((all, heap) => all ^ values[heap], 0));
    });
    let v = 0;
    while (seen.has(v)) v += 1;
    need(v === values[n], `heap ${n} has the value ${v}, not ${values[n]}`);
    if (n % 256 === 0) report(n / bound);
  }
  leastOf(file, claimed, 0);
  return { heaps: bound };
}
