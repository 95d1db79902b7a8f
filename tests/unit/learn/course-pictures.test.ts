/** Test that the pictures beside the proofs agree with the engine in values, options and moves. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyze, explore, play, table } from '../../../www/index.ts';
import { loadLesson } from '../../../www/learn/load-lesson.ts';
import { outline } from '../../../www/learn/outline.ts';
import { translatorOf } from '../../../www/i18n/index.ts';
import { picture } from '../../../www/learn/pictures/index.ts';
import type { Frame, Pictures } from '../../../www/learn/pictures/index.ts';

const sg = async (game: string, heap: string) => Number((await analyze(game, heap)).nimber);

/** Return the set of options of a heap, each with its value. */
async function options(game: string, heap: string) {
  const { moves } = await analyze(game, heap, { limit: 500 });
  return new Set(moves.map(({ to, nimber }) => `${to}: ${nimber}`));
}

const listed = (list: [string, number][]) => new Set(list.map(([to, value]) => `${to}: ${value}`));

const holds: {
  [K in keyof Pictures]?: (of: Parameters<Pictures[K]>[0], frames: Frame<K>[]) => Promise<void>;
} = {
  async values({ game, from, options: shown }) {
    assert.deepEqual(listed(shown), await options(game, from));
  },
  async sum({ game, parts, values }, frames) {
    for (const frame of [{}, ...frames] as Frame<'sum'>[]) {
      const { parts: now = parts, values: are = values, row = -1 } = frame;
      for (const [i, part] of now.entries()) assert.equal(await sg(game, part), are[i], part);
      if (frame.options) assert.deepEqual(listed(frame.options), await options(game, now[row]));
      if (frame.becomes) {
        const [to, value] = frame.becomes;
        const x = are.reduce((all, one) => all ^ one, 0);
        assert.equal(value, are[row] ^ x, 'the sum becomes 0');
        if (to !== '?') assert.ok((await options(game, now[row])).has(`${to}: ${value}`));
      }
      if (frame.replies) {
        assert.deepEqual(listed(frame.replies), await options(game, now.join(' ')));
      }
    }
  },
  async grid({ game, values }) {
    const { nimbers } = await table(game, values.length - 1);
    assert.deepEqual(values, [...nimbers]);
  },
  async cells({ game, values }, frames) {
    for (const { at = [], lit = [], alike = [] } of frames) {
      if (game.startsWith('subtract') && lit.length) {
        const { moves } = await analyze(game, at.join(' '));
        assert.deepEqual(new Set(lit.map(String)), new Set(moves.map(({ to }) => to)));
      }
      const stretches = alike.map(([from, to]) => values.slice(from, to + 1).join(' '));
      assert.ok(new Set(stretches).size <= 1, stretches.join(' / '));
    }
  },
  async stairs(first, frames) {
    let now = first;
    for (const { steps = first, moved } of frames) {
      if (moved) {
        const { to } = await play('staircase', now.join(' '), `${moved.from}-${moved.count}`);
        assert.equal(steps.join(' '), to);
        now = steps;
      }
    }
  },
  async graph({ game, nodes, edges }, frames) {
    if (!game) return;
    const found = await explore(game, nodes[0][0]);
    const named = new Set(
      found.edges.map((pair) => pair.map((n) => found.nodes[n].text).join('>')),
    );
    assert.deepEqual(new Set(edges.map((edge) => edge.join('>'))), named);
    const is = new Map(found.nodes.map((node) => [node.text, node]));
    for (const { marks = {} } of frames) {
      for (const [name, mark] of Object.entries(marks)) {
        const { nimber, outcome } = is.get(name) ?? {};
        assert.ok([String(nimber), String(outcome)].includes(mark), `${name} is not ${mark}`);
      }
    }
  },
};

for (const { id } of outline) {
  test(`the pictures of ${id}`, async () => {
    const found = await loadLesson('en', id);
    for (const block of found?.lesson.blocks ?? []) {
      if (block.kind !== 'proof' || !block.beside) continue;
      const [[name, of]] = Object.entries(block.beside.spec);
      // The casts are safe: the data and frames of a picture have the types that belong to its kind.
      await holds[name as keyof Pictures]?.(of as never, block.beside.frames as never);
    }
  });
}

test('binary digits mark the column in hand, and no other', () => {
  const marked = (column?: number) =>
    picture({ bits: '5 6 9' }, { column }, translatorOf('en')).text.match(/class="[^"]*\bcol\b/g) ??
    [];
  assert.equal(marked().length, 0);
  assert.equal(marked(4).length, 5);
});
