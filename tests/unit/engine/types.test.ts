/**
 * Test that real answers have the types of `import type { … } from 'mexplorer'`: each answer is written as a
 * literal, so that TypeScript finds missing, excess and different fields.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { fileURLToPath } from 'node:url';
import * as api from '../../../www/index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** A folder within the package, where a program may import the package by its own name. */
const FOLDER = join(ROOT, 'test-results', 'types');

const MOST = '9007199254740991';
const NEXT = '9007199254740990';

/**
 * Positions whose answers have large numbers written as texts, explanation steps of every kind, or boards
 * that no example of a game has.
 */
const FURTHER = [
  ['split', MOST],
  ['split misere', '2 3'],
  ['moore 2', `${MOST} ${MOST} 3`],
  ['wythoff', `${NEXT} ${MOST}`],
  ['euclid', '7 9'],
  ['euclid misere', '7 9'],
  ['euclid', `${NEXT} ${MOST}`],
  ['merge', `1 1 ${MOST} ${MOST}`],
  ['fibonacci', '12:3'],
  ['staircase', `3 ${MOST} 5`],
  ['race 3..9', '70'],
  ['greedy', '3 3'],
  [`subtract ${NEXT} ${MOST}`, `${MOST} 5`],
  ['subtract 1 2 misere', '1 1'],
  ['octal 0.07', '20 31'],
  ['octal 4.[3]', '9'],
  ['n -> n-1 | n-3 if n % 2 == 0', '12'],
];

const TABLES = ['nim', 'kayles', 'subtract 1 3 4', 'octal 0.07', 'split', 'octal 0.17'];
const GRIDS = ['wythoff', 'chomp', 'nim'];

/** Return a value as a TypeScript literal. */
function literal(value: unknown): string {
  if (ArrayBuffer.isView(value)) return `new ${value.constructor.name}(1)`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{ ${fields.map(([name, field]) => `${JSON.stringify(name)}: ${literal(field)}`).join(', ')} }`;
}

/** @returns answers of the API, each with the name of its type */
async function answers(): Promise<[string, unknown][]> {
  const list: [string, unknown][] = [];
  const add = (type: string, answer: unknown) => {
    list.push([type, answer]);
  };
  /** Add the answer of a call, or the error if the call fails. */
  const tried = async (type: string, answer: Promise<unknown>) => {
    try {
      add(type, await answer);
    } catch (error) {
      add('CoreError', error.toPlain());
    }
  };
  const places = await api.suggest();
  add('Place[]', places);
  for (const [game, position] of [...places.map((p) => [p.game, p.position]), ...FURTHER]) {
    const found = await api.analyze(game, position, { limit: 20, budget: 1e6 });
    add('Analysis', found);
    add('Description', await api.describe(game, position));
    add('Piece[]', await api.highlight(game));
    await tried('Reply', api.respond(game, position, { describe: true }));
    await tried('Remoteness', api.remoteness(game, position, { moves: 9, budget: 1e5 }));
    await tried('Exploration', api.explore(game, position, { limit: 12 }));
    await tried('Report', api.report(game, [position, found.moves.at(-1)?.to ?? '']));
    await tried('Transition', api.play(game, position, found.moves[0]?.text ?? ''));
  }
  for (const game of [...TABLES, `subtract ${NEXT} ${MOST}`]) {
    const parts: unknown[] = [];
    add('Table', await api.table(game, 200, { onPart: (part) => void parts.push(part) }));
    add('TablePart[]', parts);
  }
  for (const game of GRIDS) add('Grid', await api.grid(game, 3, 4));
  add('WrongClaim[]', await api.claims());
  for (const claim of ['mex-count', 'misere-same', 'every-move-wins'])
    add('Counterexample', await api.refute(claim));
  for (const game of ['n -> n-k for k in 1..n/2', 'kayles', 'wythoff'])
    add('Patterns', await api.patterns(game, { upto: 200 }));
  for (const claim of ['period 12 from 4', 'g(n) = n % 4', 'lost (n, n)'])
    add('Conjecture', await api.conjecture('kayles', claim, { upto: 100 }));
  add('RuleOf[]', await api.rulesOf([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]));
  add('Union', await api.countUnion(MOST + MOST, [2, 3, MOST]));
  add('SetCount', await api.countSets({ A: 5, B: (MOST + MOST) as unknown as number, 'A&B': 2 }));
  add('JudgePosition', await api.judgePosition('893', '2\n2 5\n3\n2 4 7\n'));
  add('JudgePosition', await api.judgePosition('890', await api.randomTest('890')));
  add('Pasted', await api.readGraph('3 2 1\n1 2\n2 3\n1'));
  add('Pasted', await api.readGraph('P3 + C4', { game: 'node-kayles' }));
  await tried('Analysis', api.analyze('graph a>b b>a b>c c>d', 'a b'));
  await tried('never', api.analyze('nim', '3 x'));
  return list;
}

test('answers are of the types that users import', async () => {
  const list = await answers();
  const names = new Set(list.map(([type]) => type.replace('[]', '')).filter((n) => n !== 'never'));
  const lines = [
    `import type { ${[...names, 'ErrorCode', 'WhyStep'].join(', ')} } from 'mexplorer';`,
    "import { MexError, analyze } from 'mexplorer';",
    "export const call: Promise<Analysis> = analyze('nim', '3 5 7', { limit: 1 });",
    "export const thrown = new MexError({ code: 'budget' satisfies ErrorCode, message: '' });",
    '// @ts-expect-error no step is of this kind',
    "export const wrong: WhyStep = { kind: 'none' };",
    ...list.map(([type, answer], i) => `export const a${i}: ${type} = ${literal(answer)};`),
  ];
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'answers.ts'), `${lines.join('\n')}\n`);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom'],
  };
  const config = JSON.stringify({ compilerOptions, files: ['answers.ts'] });
  writeFileSync(join(FOLDER, 'tsconfig.json'), config);
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const said = await new Promise((done) => {
    execFile(process.execPath, [tsc, '--project', FOLDER], (_, stdout, stderr) =>
      done(stdout + stderr),
    );
  });
  assert.equal(said, '');
});
