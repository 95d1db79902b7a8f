/**
 * Make random calls of every function of the API: with valid arguments, with small errors in texts, and with
 * values of wrong types. Each call must resolve, or reject with a documented error, in limited time.
 */
import { chance, slipped } from './random.js';

/**
 * The maximum time of a call in milliseconds, longer than any call with these budgets takes on a slow and
 * busy machine.
 */
const PATIENCE = 60_000;

/** Return values that a program may pass by mistake. @returns {unknown[]} */
const junk = () => [
  ...[
    null,
    undefined,
    NaN,
    Infinity,
    -1,
    0.5,
    2 ** 53,
    '',
    'x',
    true,
    10n,
    [],
    {},
    [null],
    Symbol('s'),
  ],
  ...[() => 1, new Map(), new Date(NaN), Object.create(null), new Uint8Array(2), { budget: {} }],
];

/**
 * @param {any} api the functions of www/index.ts
 * @param {{ seed: number, codes: readonly string[], until: () => boolean }} how until it says true
 * @returns {Promise<{ calls: number, answers: number, counts: Record<string, number> }>}
 */
export async function fuzzApi(api, { seed, codes, until }) {
  const dice = chance(seed);
  const known = (await api.games()).map((/** @type {any} */ entry) => [entry.game, entry.position]);
  const asked = calls(api, known, dice);
  /** @type {Record<string, number>} */
  const counts = {};
  let [made, answers] = [0, 0];
  while (!until()) {
    const name = dice.of(Object.keys(asked));
    const args = asked[name]();
    if (dice.once(10) && args.length) args[dice.below(args.length)] = dice.of(junk());
    const said = () => `seed ${seed}, call ${made}: ${name}(${args.map(shown).join(', ')})`;
    try {
      await within(api[name](...args), said);
      answers += 1;
    } catch (error) {
      const { code } = /** @type {any} */ (error);
      if (!codes.includes(code) || code === 'internal') {
        throw new Error(`${said()}: ${code ?? ''} ${error?.stack ?? error}`, { cause: error });
      }
      counts[code] = (counts[code] ?? 0) + 1;
    }
    made += 1;
  }
  return { calls: made, answers, counts };
}

/** @param {Promise<unknown>} call @param {() => string} said */
async function within(call, said) {
  /** @type {any} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE} ms: ${said()}`)), PATIENCE);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param {unknown} value */
function shown(value) {
  try {
    return typeof value === 'string'
      ? JSON.stringify(value)
      : (JSON.stringify(value) ?? String(value));
  } catch {
    return String(value);
  }
}

/**
 * Return functions that generate random arguments, keyed by the name of the called function. Budgets are
 * small, since the test searches for failures and not for answers.
 * @param {any} api
 * @param {[string, string][]} known
 * @param {import('./random.js').Chance} dice
 * @returns {Record<string, () => any[]>}
 */
function calls(api, known, dice) {
  const maybe = (/** @type {string} */ text) => (dice.once(3) ? slipped(text, dice, 3) : text);
  const game = () => {
    const [text, position] = dice.of(known);
    const misere = dice.once(3) ? ' misere' : '';
    return [maybe(text + misere), maybe(dice.once(6) ? dice.of(known)[1] : position)];
  };
  const budget = () => ({ budget: dice.of([0, 1, 100, 5_000, 20_000]) });
  const seed = () => dice.below(2 ** 31);
  const ids = ['890', '891', '892', '893', '894', '1319', '1321', '102780F', '102780H', 'none'];
  const inputs = [
    '3\n3 5 7',
    '10 3\n2 5 7',
    '2\n2 5\n3\n2 4 7',
    'AABBC',
    '1\n2\n1 1',
    '3\n1 2\n2 3\n',
  ];
  return {
    analyze: () => [...game(), { ...budget(), moves: dice.below(40) }],
    describe: () => [...game()],
    table: () => [game()[0], dice.of([0, 1, 30, 300]), budget()],
    quotient: () => [game()[0], { ...budget(), upto: dice.below(60) }],
    grid: () => [game()[0], dice.below(12), dice.below(12), { ...budget(), third: dice.below(3) }],
    play: () => [...game(), maybe(dice.of(known)[1])],
    respond: () => [...game(), { ...budget(), skill: dice.below(11) / 10, seed: seed() }],
    report: () => {
      const [text, position] = game();
      return [text, [position, ...(dice.once(2) ? [maybe(position)] : [])], budget()];
    },
    explore: () => [...game(), { ...budget(), limit: dice.below(60) }],
    random: () => [game()[0], { seed: seed() }],
    highlight: () => [game()[0]],
    suggest: () => [],
    claims: () => [],
    refute: () => [maybe(dice.of(['xor-sizes', 'add-values', 'mex-count']))],
    countUnion: () => [
      dice.of([dice.below(5000), 10n ** 36n, maybe('100')]),
      Array.from({ length: dice.below(8) }, () => dice.of([dice.below(40), maybe('7')])),
      { ...budget(), limit: dice.below(20) },
    ],
    countSets: () => [
      { A: dice.below(9), B: dice.below(9), AB: dice.below(5), total: dice.below(20) },
    ],
    judge: () => [dice.of(ids), maybe(dice.of(inputs)), budget()],
    judgePosition: () => [dice.of(ids), maybe(dice.of(inputs))],
    randomTest: () => [dice.of(ids), dice.below(1000)],
    version: () => [],
  };
}
