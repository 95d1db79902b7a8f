// @ts-nocheck: see check.mjs
/** Parse a user-written rule, for rule.mjs. The grammar is in docs/rules.md. */
import { need } from './common.mjs';

// A number is a triple [a, b, c], which stands for a · t + b + c · i at the heaps n = modulus · t + residue.
// Here i is a name whose range grows with t. For a single heap, a and c are 0. Comparisons of such numbers
// hold for all t ≥ `decided.late`.
export const decided = { late: 0 };

/** The number of steps that the check of a rule may still take. */
let left = 0;
export const allow = (steps) => (left = steps);
export const spend = (steps) => need((left -= steps) >= 0, 'the rule would take too long');
const isConstant = ([a, , c]) => a === 0 && c === 0;
const exact = (line) => (need(line.every(Number.isSafeInteger), 'a number is too large'), line);
export const sum = (x, y, factor) => exact(x.map((part, i) => part + factor * y[i]));
const times = (x, factor) => exact(x.map((part) => part * factor));
const truth = (holds) => [0, Number(holds), 0];
export function sign([a, b, c]) {
  need(c === 0, 'a condition chooses among ever more heaps');
  if (a !== 0) decided.late = Math.max(decided.late, Math.floor(Math.abs(b / a)) + 1);
  return Math.sign(a || b);
}
function divide([a, b, c], y) {
  need(c === 0 && isConstant(y) && y[1] !== 0 && a % y[1] === 0, 'a division has no one line');
  return [a / y[1], Math.floor(b / y[1]), 0];
}
const plain = (use) => (x, y) => {
  need(isConstant(x) && isConstant(y ?? x), 'a function has no one line');
  return [0, Number(use(x[1], y?.[1])), 0];
};
const gcd = (a, b) => (b ? gcd(b, a % b) : Math.abs(a));
function commonDivisor(x, y) {
  if (isConstant(x) && isConstant(y)) return plain(gcd)(x, y);
  const [line, divisor] = isConstant(y) ? [x, y] : [y, x];
  divide(line, divisor);
  return [0, gcd(line[1], divisor[1]), 0];
}
function isPrime(n) {
  spend(Math.sqrt(Math.max(n, 0)));
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return n > 1;
}
const FUNCTIONS = {
  min: (x, y) => (sign(sum(x, y, -1)) < 0 ? x : y),
  max: (x, y) => (sign(sum(x, y, -1)) > 0 ? x : y),
  gcd: commonDivisor,
  popcount: plain((n) => Math.abs(n).toString(2).replaceAll('0', '').length),
  prime: plain(isPrime),
};
const ORDERS = {
  ...{ '==': (s) => s === 0, '<': (s) => s < 0, '<=': (s) => s <= 0 },
  ...{ '!=': (s) => s !== 0, '>': (s) => s > 0, '>=': (s) => s >= 0 },
};
const SIGNS = [
  { '+': (x, y) => sum(x, y, 1), '-': (x, y) => sum(x, y, -1) },
  {
    '*': (x, y) => (isConstant(x) ? times(y, x[1]) : times(x, isConstant(y) ? y[1] : NaN)),
    '/': divide,
    '%': (x, y) => sum(x, times(divide(x, y), y[1]), -1),
  },
];

/**
 * Parse the alternatives of a rule. An expression becomes a function that maps the values of names to a
 * number.
 */
export function parse(text) {
  const tokens = text.match(/\.\.|->|[=!<>]=|[a-z_]\w*|\d+|\S/gi) ?? [];
  const take = (token) => tokens[0] === token && tokens.shift();
  const must = (token) => need(take(token), `the rule has ${tokens[0]} where ${token} belongs`);
  const own = (table) => Object.hasOwn(table, tokens[0] ?? '') && table[tokens.shift()];
  const list = (item, between = ',', all = [item()]) => {
    while (take(between)) all.push(item());
    return all;
  };
  function atom() {
    if (take('-'))
      return (
        (x) => (env) =>
          times(x(env), -1)
      )(atom());
    const call = own(FUNCTIONS);
    if (call || tokens[0] === '(') {
      must('(');
      const all = list(either);
      must(')');
      if (!call) return Object.assign((env) => all[0](env), { all });
      return (env) =>
        all[1] ? all.map((x) => x(env)).reduce((x, y) => call(x, y)) : call(all[0](env));
    }
    const token = tokens.shift();
    if (/^\d+$/.test(token)) return () => exact([0, Number(token), 0]);
    return (env) => env.get(token) ?? need(false, `the rule has ${token} where a number belongs`);
  }
  function operators(level) {
    if (level === SIGNS.length) return atom();
    let left = operators(level + 1);
    for (let use = own(SIGNS[level]); use; use = own(SIGNS[level])) {
      const [x, by, y] = [left, use, operators(level + 1)];
      left = (env) => by(x(env), y(env));
    }
    return left;
  }
  function comparison() {
    if (take('not'))
      return (
        (x) => (env) =>
          truth(sign(x(env)) === 0)
      )(comparison());
    const [first, chain] = [operators(0), []];
    for (let holds = own(ORDERS); holds; holds = own(ORDERS)) chain.push([holds, operators(0)]);
    if (chain.length === 0) return first;
    return (env) => {
      let left = first(env);
      return truth(chain.every(([holds, y]) => holds(sign(sum(left, (left = y(env)), -1)))));
    };
  }
  const joined = (item, word, holds) => () => {
    const all = list(item, word);
    return all[1] ? (env) => truth(holds(all, (x) => sign(x(env)) !== 0)) : all[0];
  };
  const both = joined(comparison, 'and', (all, test) => all.every(test));
  const either = joined(both, 'or', (all, test) => all.some(test));
  const range = () => {
    const name = tokens.shift();
    must('in');
    const low = operators(0);
    must('..');
    return { name, low, high: operators(0) };
  };
  const alternative = () => {
    const option = either();
    const ranges = take('for') ? list(range) : [];
    return { parts: option.all ?? [option], ranges, conditions: take('if') ? list(either) : [] };
  };
  must('n');
  must('->');
  const all = list(alternative, '|');
  need(tokens.length === 0, `the rule has ${tokens[0]} where it should end`);
  return all;
}
