// @ts-nocheck: see check.mjs
/** Functions and limits shared by the checks of all kinds of certificates. */
export const MOST = {
  bytes: 2 ** 24,
  heap: 2 ** 29,
  values: 2 ** 20,
  work: 2 ** 33,
  order: 512,
  text: 2 ** 16,
};

export const need = (ok, why) => {
  if (!ok) throw new Error(why);
};
export const isWhole = (n, least, most) => Number.isSafeInteger(n) && n >= least && n <= most;

/**
 * Return the values of the heaps 0 to `length` − 1. A pair [value, count] in the list stands for `count`
 * consecutive heaps with the same value.
 */
export function expand(runs, length) {
  const values = [];
  for (const run of Array.isArray(runs) ? runs : []) {
    const [value, count] = Array.isArray(run) && run.length === 2 ? run : [run, 1];
    const fits = isWhole(value, 0, 65535) && isWhole(count, 1, MOST.values - values.length);
    need(fits, `heap ${values.length} has no value`);
    for (let i = 0; i < count; i += 1) values.push(value);
  }
  need(values.length === length, `heap ${values.length}: ${length} values are needed`);
  return values;
}

/**
 * Return pairs [amount, digit]. A move takes the amount from a heap, and the digit says which numbers of
 * heaps may remain: it is the sum of 1 for no heap, 2 for one, 4 for two and 8 for three.
 */
export function takesOf(game) {
  const [, name, rest] = /^(octal [04]\.|hex [048C]\.|subtract )([0-9A-F. ]+)$/.exec(game) ?? [];
  const steps = [];
  for (const word of name === 'subtract ' ? rest.split(' ') : []) {
    const [, low, high = low] = /^([1-9]\d{0,8})(?:\.\.([1-9]\d{0,8}))?$/.exec(word) ?? [];
    const fits = high - low >= 0 && high - low + steps.length < 4097;
    need(fits, `"${word}" is no number to take, or one too many`);
    for (let taken = +low; taken <= +high; taken += 1) steps.push([taken, 3]);
  }
  if (name === 'subtract ') return steps;
  need(name && (name[0] === 'h' || !/[89A-F]/.test(rest)) && !/[ .]/.test(rest), 'it is no code');
  const digits = Array.from(name.at(-2) + rest, (digit, taken) => [taken, parseInt(digit, 16)]);
  return digits.filter(([, digit]) => digit > 0);
}

/** Call `visit` with each option of heap n: three heaps, where absent heaps are 0. */
export function options(takes, n, visit) {
  for (const [taken, digit] of takes) {
    const rest = n - taken;
    if (digit & 1 && rest === 0 && n > 0) visit(0, 0, 0);
    if (digit & 2 && rest > 0) visit(rest, 0, 0);
    if (digit & 4) for (let a = 1; 2 * a <= rest; a += 1) visit(a, rest - a, 0);
    for (let a = 1; digit & 8 && 3 * a <= rest; a += 1) {
      for (let b = a; a + 2 * b <= rest; b += 1) visit(a, b, rest - a - b);
    }
  }
}

/**
 * Refuse a period p if a proper divisor of p is also a period, or if the period begins before heap q. The
 * values are known below heap q + p.
 */
export function leastOf({ preperiod: q, period: p, saltus = 0 }, values, first) {
  const at = (n) => values[n < q + p ? n : n - p] + (n < q + p ? 0 : saltus);
  need(q <= first || at(q - 1) + saltus !== at(q - 1 + p), `the period begins before heap ${q}`);
  for (let d = 1; 2 * d <= p; d += 1) {
    let n = p % d || (saltus * d) % p ? q + p : q;
    while (n < q + p && at(n) + (saltus * d) / p === at(n + d)) n += 1;
    need(p % d || (saltus * d) % p || n < q + p, `${d} is a period, too`);
  }
}

/**
 * Return the largest amount that a move takes, and the maximum number of heaps that a move leaves of one
 * heap, at least 1.
 */
export const reachOf = (takes) => ({
  taken: Math.max(...takes.map(([taken]) => taken)),
  parts: Math.max(1, ...takes.map(([, digit]) => 31 - Math.clz32(digit))),
});
