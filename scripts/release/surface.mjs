/**
 * The public surface of the package as a sorted list of lines: what a program or another page may
 * rely on. `tests/golden/api.json` holds the lines of released versions; none may disappear within a major
 * version. The calls below pass every option, so that the type check fails where one is dropped.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elements, own, variables } from '../lib/widgets.mjs';
import * as api from '../../www/index.ts';
import * as pictures from '../../www/static.ts';
import { documentedCodes } from '../lib/error-codes.mjs';
import { ROOT } from '../lib/paths.mjs';
import { marked } from './experimental.mjs';

/** Positions whose answers have fields that the examples of the games lack. */
const FURTHER = [
  ['split misere', '2 3'],
  ['euclid misere', '7 9'],
  ['wythoff', '9007199254740990 9007199254740991'],
  ['graph a>b b>a b>c c>d', 'a b'],
  ['octal 0.07', '20 31'],
];
/** What every call takes. */
const CONTROL = { signal: new AbortController().signal, onProgress: () => {} };
const TABLES = ['nim', 'kayles', 'subtract 1 3 4', 'octal 0.17'];

/** @returns {Promise<string[]>} */
export async function surface() {
  const lines = [...names(), ...elements.flatMap(linesOf), ...(await shapes())];
  return [...new Set(lines.map(marked))].sort();
}

function names() {
  const { bin, exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return [
    ...Object.keys(exports).map((path) => `package ${path}`),
    ...Object.keys(bin).map((name) => `command ${name}`),
    ...Object.keys(api).map((name) => `export mexplorer ${name}`),
    ...Object.keys(pictures).map((name) => `export mexplorer/static ${name}`),
    ...variables.map(({ name }) => `variable ${name}`),
    ...documentedCodes().map(({ code }) => `error ${code}`),
    ...own.flatMap(({ tag, controls }) => controls.map(({ name }) => `${tag} control ${name}`)),
  ];
}

/** @param {(typeof elements)[number]} element @returns {string[]} */
function linesOf({ tag, attributes, properties, methods, events, slots, parts }) {
  return [
    `element ${tag}`,
    ...attributes.map((one) => `${tag} attribute ${one.name} = ${JSON.stringify(one.default)}`),
    ...properties.map(({ name }) => `${tag} property ${name}`),
    ...methods.map(({ name, parameters }) => `${tag} method ${name}(${parameters})`),
    ...events.flatMap(({ name, detail, added }) => {
      const line = `${tag} event ${name}`;
      if (!added) return [`${line} ${detail}`];
      // What joined later is a line of its own, so that the line of the release stays.
      return [`${line} ${detail.replace(`, ${added}`, '')}`, `${line} also { ${added} }`];
    }),
    ...slots.map(({ name }) => `${tag} slot ${name || '(default)'}`),
    ...parts.map(({ name }) => `${tag} part ${name}`),
  ];
}

/** The fields of real answers, with the kinds of their values. @returns {Promise<string[]>} */
async function shapes() {
  /** @type {Set<string>} */
  const lines = new Set();
  /** @param {string} call @param {Promise<unknown>} answer an error has a shape, too */
  const add = async (call, answer) => {
    try {
      fields(call, await answer, lines);
    } catch (/** @type {any} */ error) {
      fields(`${call} error`, { ...error.toPlain(), details: undefined }, lines);
    }
  };
  const places = await api.suggest();
  await add('suggest', Promise.resolve(places));
  await add('games', api.games());
  await add('claims', api.claims());
  for (const claim of ['mex-count', 'every-move-wins', 'misere-same'])
    await add('refute', api.refute(claim));
  for (const [game, position] of [...places.map((one) => [one.game, one.position]), ...FURTHER]) {
    await add('analyze', api.analyze(game, position, { limit: 20, budget: 1e6 }));
    await add('describe', api.describe(game, position));
    await add('highlight', api.highlight(game));
    await add('respond', api.respond(game, position, { skill: 1, seed: 7, budget: 1e7 }));
    await add('remoteness', api.remoteness(game, position, { moves: 3, budget: 1e5 }));
    await add('explore', api.explore(game, position, { limit: 12, budget: 1e7 }));
    await add('report', api.report(game, [position], { budget: 1e5 }));
    await add('random', api.random(game, { seed: 1, level: 0 }));
  }
  await add('remoteness', api.remoteness('graph a>b b>a', 'a'));
  await add('readGame', api.readGame('nim'));
  for (const text of ['1 3 4', 'hdu 1847']) await add('readings', api.readings(text));
  await add('play', api.play('nim', '3 5 7', '2-3'));
  for (const game of TABLES) {
    const onPart = (/** @type {unknown} */ part) => fields('table onPart', part, lines);
    await add('table', api.table(game, 200, { budget: 1e6, onPart }));
  }
  const resume = Uint8Array.of(0, 1, 2);
  await add('table', api.table('nim', 200, { resume, ...CONTROL }));
  for (const game of ['wythoff', 'nim']) await add('grid', api.grid(game, 3, 4, { budget: 1e6 }));
  await add('grid', api.grid('chomp', 3, 4, { third: 1 }));
  await add('quotient', api.quotient('kayles', { upto: 20, budget: 1e6 }));
  await add('certificate', api.certificate('kayles misere'));
  await add('certificate', api.certificate('n -> n-1 | n-3'));
  await add('countUnion', api.countUnion('10', [2, '5', 7n], { limit: 5, budget: 1e6 }));
  await add('countSets', api.countSets({ A: 5, B: 4, 'A&B': 2 }));
  await add('judge', api.judge('893', '2\n2 5\n3\n2 4 7\n', { budget: 1e6 }));
  await add('judgePosition', api.judgePosition('893', '2\n2 5\n3\n2 4 7\n'));
  await add('randomTest', api.randomTest('890', 1));
  await add('version', api.version());
  return [...lines];
}

/**
 * One line for each field: `analyze.moves[].to string`. Objects with a `kind` are distinguished by it.
 * @param {string} path @param {any} value @param {Set<string>} lines
 */
function fields(path, value, lines) {
  if (value === undefined) return;
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    lines.add(`answer ${path} list`);
    for (const one of Array.from(/** @type {any} */ (value))) fields(`${path}[]`, one, lines);
  } else if (value !== null && typeof value === 'object') {
    const kind = typeof value.kind === 'string' ? `(${value.kind})` : '';
    lines.add(`answer ${path}${kind} object`);
    for (const [name, field] of Object.entries(value))
      fields(`${path}${kind}.${name}`, field, lines);
  } else lines.add(`answer ${path} ${value === null ? 'null' : typeof value}`);
}
