/**
 * Compare the facts stated in the course and its glossary with the engine. A file per lesson has one fact per
 * line: the call, its arguments and its result, with bars between them.
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import * as mexplorer from '../../../www/index.ts';
import { outline } from '../../../www/learn/outline.ts';

const FOLDER = fileURLToPath(new URL('../../golden/course-facts/', import.meta.url));

/**
 * Split the winning moves of a fact into sorted words, since a fact names all winning moves in any order. A
 * move of Moore's Nim that takes from two heaps has a blank in the middle and counts as two words.
 */
const words = (text: string) => text.split(' ').filter(Boolean).sort();

const claims: Record<string, (...fields: string[]) => Promise<void>> = {
  async analyze(game, position, outcome, nimber, wins) {
    const found = await mexplorer.analyze(game, position);
    assert.equal(found.outcome, outcome);
    if (nimber !== undefined) assert.equal(String(found.nimber), nimber, 'nimber');
    if (wins === undefined) return;
    const winning = found.moves.filter((move) => move.wins).map(({ text }) => text);
    assert.deepEqual(words(winning.join(' ')), words(wins));
  },
  async moves(game, position, count) {
    assert.equal(String((await mexplorer.analyze(game, position)).moveCount), count);
  },
  async table(game, upto, values) {
    const { nimbers } = await mexplorer.table(game, Number(upto));
    assert.equal([...nimbers].join(' '), values);
  },
  async period(game, upto, says) {
    const { period } = await mexplorer.table(game, Number(upto));
    const proven = period?.proven ? `${period.preperiod} ${period.length}` : 'none';
    assert.equal(proven, says);
  },
  async proof(game, upto, says) {
    const { proof } = await mexplorer.table(game, Number(upto));
    assert.ok(proof && 'upto' in proof);
    assert.equal(String(proof.upto), says);
  },
  async explore(game, position, nodes, edges) {
    const found = await mexplorer.explore(game, position);
    assert.deepEqual([found.nodes.length, found.edges.length].map(String), [nodes, edges]);
  },
  async union(n, divisors, count) {
    assert.equal((await mexplorer.countUnion(n, divisors.split(' '))).union, count);
  },
  async sets(sizes, count) {
    const pairs = sizes.split(' ').map((pair) => pair.split('='));
    const given = Object.fromEntries(pairs.map(([name, size]) => [name, Number(size)]));
    assert.equal(String((await mexplorer.countSets(given)).union), count);
  },
  async quotient(game, order, pOrder, repeats, checked, nature) {
    const found = await mexplorer.quotient(game, {});
    assert.deepEqual([found.order, found.pOrder].map(String), [order, pOrder]);
    assert.ok(found.period?.proven && found.proof);
    assert.equal(`${found.period.preperiod} ${found.period.length}`, repeats);
    assert.equal(`${found.proof.bound} ${found.proof.upto}`, checked);
    assert.equal(found.tame ? 'tame' : 'wild', nature);
  },
  async relations(game, list) {
    assert.equal((await mexplorer.quotient(game, {})).relations.join(' '), list);
  },
  async losing(game, list) {
    assert.deepEqual(words((await mexplorer.quotient(game, {})).pPositions.join(' ')), words(list));
  },
  async phi(game, upto, list) {
    const { phi } = await mexplorer.quotient(game, {});
    assert.equal(phi.slice(0, Number(upto) + 1).join(' '), list);
  },
  async classes(game, upto, order) {
    assert.equal(String((await mexplorer.quotient(game, { upto: Number(upto) })).order), order);
  },
  async genus(game, heap, says) {
    const { why } = await mexplorer.analyze(`${game} misere`, heap);
    const tables = why.filter((step) => step.kind === 'table');
    const found = tables.find(({ id }) => id === 'quotient');
    const at = found?.columns.findIndex(({ id }) => id === 'genus') ?? -1;
    assert.equal(found?.rows[0][at], says);
  },
  async judge(id, input, output) {
    assert.equal(await mexplorer.judge(id, unfold(input)), unfold(output));
  },
};

/** Replace each `\n` in a fact by a line break. */
const unfold = (text: string) => text.replaceAll('\\n', '\n');

const named = readdirSync(FOLDER).map((name) => name.replace(/\.txt$/, ''));

test('every lesson has its facts', () => {
  assert.deepEqual(named.sort(), ['ideas', ...outline.map(({ id }) => id)].sort());
});

for (const id of named) {
  const lines = readFileSync(`${FOLDER}${id}.txt`, 'utf8').split('\n').filter(Boolean);
  describe(`the facts of ${id}`, () => {
    test('there are some', () => assert.ok(lines.length > 2));
    for (const line of lines) {
      const [call, ...fields] = line.split('|').map((field) => field.trim());
      test(line, () => claims[call](...fields));
    }
  });
}
