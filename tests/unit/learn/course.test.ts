/**
 * Test the data of the lessons: everything they name exists in every language, and their questions have
 * answers.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { test } from 'vitest';
import { lessonOf } from '../../../scripts/content/modules.mjs';
import * as mexplorer from '../../../www/index.ts';
import { has } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { withoutValues } from '../../../www/graph/graph-data.ts';
import { labelOf, reasonOf } from '../../../www/graph/labels.ts';
import { lessonWords } from '../../../www/learn/lesson-words.ts';
import { built, fits } from '../../../www/learn/builders.ts';
import { answerTo, isRight, verdictOn } from '../../../www/learn/checks.ts';
import { keysOf, tasksOf } from '../../../www/learn/lesson.ts';
import { CODE, loadLesson, numbered } from '../../../www/learn/load-lesson.ts';
import { outline, parts } from '../../../www/learn/outline.ts';
import { picture, pictureKinds } from '../../../www/learn/pictures/index.ts';
import { plain, rich } from '../../../www/ui/text/rich-text.ts';
import { t } from '../../../www/i18n/index.ts';
import type { Translate } from '../../../www/i18n/languages.ts';
import type { Block, Lesson } from '../../../www/learn/lesson.ts';

const file = (path: string) => new URL(`../../../${path}`, import.meta.url);

test('the outline, the files and the words are the same lessons', () => {
  const ids = outline.map(({ id }) => `${id}.md`).sort();
  for (const lang of langs) {
    assert.deepEqual(readdirSync(file(`content/${lang}`)).sort(), ids, lang);
    for (const { id } of outline) {
      assert.equal(lessonOf(lang, id).title, t(lang, `learn.title.${id}`), `${lang} ${id}`);
    }
  }
  assert.deepEqual(
    outline.map(({ number }) => number),
    outline.map((_, i) => i),
  );
});

test('the first lesson leads to winning and losing positions, then to Nim', () => {
  assert.deepEqual(
    outline.slice(0, 3).map(({ id }) => id),
    ['first', 'games', 'nim'],
  );
});

test('no explanation or graph says SG values before the lesson that teaches them', async () => {
  const taught = outline.findIndex(({ id }) => id === 'mex');
  let shown = 0;
  for (const [i, { id }] of outline.entries()) {
    for (const block of (await loaded(id)).lesson.blocks) {
      if (block.kind !== 'why' && block.kind !== 'graph') continue;
      shown += Number(i < taught);
      assert.equal(Boolean(block.early), i < taught, `${id} ${block.kind}`);
    }
  }
  assert.ok(shown > 2);
  const end = {
    text: '0',
    outcome: 'P',
    nimber: 0,
    infinite: null,
    tokens: 0,
    whole: true,
  } as const;
  const [first, node] = [end, { ...end, text: '1', outcome: 'N', nimber: 1 } as const];
  const graph = { nodes: [first, node], edges: [[1, 0]] as [number, number][], options: [[], [0]] };
  const rest = { kind: 'positions', truncated: false, all: 2, misere: false, large: null } as const;
  const drawing = withoutValues({ ...graph, ...rest });
  for (const lang of langs) {
    for (const i of [0, 1]) {
      const say: Translate = (key, ...args) => t(lang, key, ...args);
      const { says, values } = reasonOf(say, drawing, i);
      assert.equal(values, null);
      assert.match(says, [/P-position|必败态/, /N-position|必胜态/][i]);
      assert.doesNotMatch(
        `${says} ${labelOf(say, drawing, i, true)}`,
        /SG|mex|value|值|misère|反常/,
      );
    }
  }
});

test('the contents show every lesson once, in its order, and say what it is about', () => {
  assert.deepEqual(
    parts.flatMap(([, ids]) => ids),
    outline.map(({ id }) => id),
  );
  for (const lang of langs) {
    for (const [part, ids] of parts) {
      assert.ok(has(lang, `learn.part.${part}`), part);
      for (const id of ids) assert.ok(has(lang, `learn.about.${id}`), `${lang} ${id}`);
    }
  }
});

test('texts name another lesson by its id, which becomes its number', async () => {
  assert.equal(numbered('lesson @nim, lesson @nowhere'), 'lesson 2, lesson @nowhere');
  const ids = outline.map(({ id }) => id);
  for (const lang of langs) {
    for (const { id } of outline) {
      const words = Object.entries(await lessonWords(lang, id));
      for (const [key, text] of words) {
        assert.doesNotMatch(text, /lesson \d|第 ?\d+ ?课/i, `${lang} ${id} ${key}`);
        for (const [, named] of text.matchAll(/@(\w+)/g)) assert.ok(ids.includes(named), named);
      }
    }
  }
});

for (const { id } of outline) {
  test(`${id}: the words of its blocks stand in every language, and no others`, async () => {
    const { lesson } = await loaded(id);
    const wanted = new Set(['goal', 'description']);
    for (const block of lesson.blocks) keysOf(block).forEach((key) => wanted.add(key));
    const asks = asksOf(lesson);
    const optional = (key: string) =>
      /^errata\.\d+$/.test(key) ||
      lesson.blocks.some((block) => key === `${block.key}.heading`) ||
      asks.some((ask) => ask.choices?.some((choice) => key === `${ask.key}.${choice}`));
    for (const lang of langs) {
      const { words } = lessonOf(lang, id);
      const keys = Object.keys(words);
      assert.deepEqual(
        [...wanted].filter((key) => !keys.includes(key)),
        [],
        `${lang}: missing`,
      );
      assert.deepEqual(
        keys.filter((key) => !wanted.has(key) && !optional(key)),
        [],
        `${lang}: unknown`,
      );
      for (const ask of asks) {
        for (const choice of ask.choices ?? []) {
          const own = words[`${ask.key}.${choice}`] ?? has(lang, `learn.choice.${choice}`);
          assert.ok(own, `${lang} ${ask.key}: no words for ${choice}`);
        }
      }
      for (const [key, text] of Object.entries(words)) {
        assert.equal(typeof text, 'string', key);
        if (lang === 'en') assert.doesNotMatch(text, /[\u4e00-\u9fff]/, `${key} is not English`);
        // A remaining dollar, double star or link bracket is markup that was not parsed.
        const seen = rich(text).text.replace(/<code>.*?<\/code>/g, '');
        assert.doesNotMatch(seen, /\$|\*\*|\]\(/, `${lang} ${key}`);
      }
    }
  });

  test(`${id}: every game and every position is one`, async () => {
    const { lesson } = await loaded(id);
    for (const block of lesson.blocks) {
      for (const { game, position } of placesOf(block)) {
        const { over } = await mexplorer.describe(game, position);
        assert.ok(!over, `${block.key}: ${game} | ${position} is over`);
      }
    }
  });

  test(`${id}: every question is answered by the engine`, async () => {
    const { lesson } = await loaded(id);
    const asks = asksOf(lesson);
    assert.ok(asks.length > 0, 'a lesson asks');
    assert.ok(tasksOf(lesson).length >= asks.length);
    for (const ask of asks) {
      if (ask.asks === 'find') {
        const { verdict } = await verdictOn(ask, ask.example);
        assert.equal(verdict, true, `${ask.key}: ${ask.example}`);
        for (const wrong of ask.wrong ?? []) {
          assert.equal(
            (await verdictOn(ask, wrong)).verdict,
            false,
            `${ask.key}: ${wrong} is right`,
          );
        }
        continue;
      }
      const right = await answerTo(ask.check);
      if (ask.asks === 'choice') {
        assert.ok(ask.choices.includes(String(right)), `${ask.key}: ${right} is no choice`);
      } else if (ask.asks === 'number') assert.match(String(right), /^\d+$/, ask.key);
      else assert.ok(Array.isArray(right) && right.length > 0, ask.key);
      for (const wrong of ask.wrong ?? []) {
        assert.equal(isRight(ask.asks, wrong, right), false, `${ask.key}: ${wrong} is right`);
        if (ask.asks === 'choice') assert.ok(ask.choices.includes(wrong), ask.key);
        if (ask.asks === 'move') {
          await mexplorer.play(ask.board.game, ask.board.position, wrong);
        }
      }
    }
    // A question that another block waits for comes before that block.
    const keys = lesson.blocks.map(({ key }) => key);
    assert.equal(new Set(keys).size, keys.length, 'keys are distinct');
    lesson.blocks.forEach(({ after }, i) => {
      if (after) assert.ok(keys.indexOf(after) < i && keys.includes(after), after);
    });
  });

  test(`${id}: what is built and drawn stands in every language`, async () => {
    const { lesson } = await loaded(id);
    for (const lang of langs) {
      const words: Translate = (key, ...args) => t(lang, key, ...args);
      for (const block of lesson.blocks) {
        if (block.kind === 'build') {
          const { rows, answers, head } = built(block.build, words);
          const wanted = await answers();
          assert.deepEqual(
            wanted.map((row) => row.length),
            rows.map(({ cells }) => cells.length),
          );
          const widest = Math.max(...rows.map(({ cells }) => cells.length));
          if (head) assert.equal(head.length, widest + 1);
          rows.forEach(({ cells }, r) =>
            cells.forEach((cell, c) => assert.ok(fits(cell, wanted[r][c], wanted[r][c]))),
          );
        }
        if (block.kind !== 'proof' || !block.beside) continue;
        const { spec, frames } = block.beside;
        assert.ok(pictureKinds.includes(Object.keys(spec)[0]));
        assert.equal(frames.length, block.steps + 1, 'a frame for each step, and one before');
        for (const frame of frames) {
          const drawn = picture(spec, frame, words).text;
          assert.doesNotMatch(drawn, /undefined|NaN|\[object|learn\./);
        }
        if ('cells' in spec) {
          const { game, values } = spec.cells;
          const { nimbers } = await mexplorer.table(game, values.length - 1);
          assert.deepEqual([...nimbers], values, `${block.key}: SG values`);
        }
      }
    }
  });

  test(`${id}: its programs are there`, async () => {
    const { lesson } = await loaded(id);
    for (const block of lesson.blocks) {
      if (block.kind !== 'code') continue;
      for (const ending of Object.keys(CODE)) {
        assert.ok(existsSync(file(`tests/course-code/${block.code}.${ending}`)), ending);
      }
    }
  });
}

async function loaded(id: string) {
  const found = await loadLesson('en', id);
  assert.ok(found);
  return found;
}

const asksOf = ({ blocks }: Lesson) => blocks.filter((block) => block.kind === 'ask');

/** Return the games with positions that a block shows. */
function placesOf(block: Block): { game: string; position: string }[] {
  if (block.kind === 'win') return block.games;
  if (block.kind === 'ask') return block.board ? [block.board] : [];
  return 'position' in block ? [block] : [];
}

test('formulas are MathML, and texts lose their markup for titles', () => {
  const { text } = rich("Let $a_i' ⊕ x < a_i$ and `a < b`.\n\n- **one**\n- [two](play?game=nim)");
  assert.match(text, /<msubsup><mi>a<\/mi><mrow><mi>i<\/mi><\/mrow>/);
  assert.match(text, /<mo>&lt;<\/mo>/);
  assert.match(text, /<code>a &lt; b<\/code>/);
  assert.match(rich('$mex S$, so').text, /<mi>mex<\/mi><mspace[^>]*><\/mspace><mi>S<\/mi>/);
  assert.match(rich('$i " or " j$').text, /<mtext>\u00a0or\u00a0<\/mtext>/);
  // Return the parts of a text that are kept on one line: a formula with the punctuation beside it.
  const kept = (words: string) =>
    [...rich(words).text.matchAll(/<span class="glued">(.*?)<\/span>/g)].map(([, part]) =>
      part.replace(/<[^>]*>/g, ''),
    );
  assert.deepEqual(kept('设（$x$）。令 $y$ 为'), ['（x）。']);
  assert.deepEqual(kept('有（$SG(a) ⊕ SG(b) = SG(c) ⊕ SG(d)$）'), ['（SG(a)', '⊕SG(d)）']);
  assert.equal(plain('设 $x$。'), '设 x。');
  assert.match(
    text,
    /<ul class="bullets"><li><strong>one<\/strong><\/li><li><a href="#v1\/play\?game=nim">two/,
  );
  assert.equal(plain('So $2^{m} - 1$ **terms**, [here](play).'), 'So 2^m - 1 terms, here.');
  assert.doesNotMatch(rich('<img onerror=x> $<b>$').text, /<img|<b>/);
});

test('answers are taken as people type them', () => {
  assert.equal(isRight('number', ' ６７ ', '67'), true);
  assert.equal(isRight('number', '6 7', '67'), null);
  assert.equal(isRight('number', 'x', '67'), null);
  assert.equal(isRight('set', '{2，0、1}', ['0', '1', '2']), true);
  assert.equal(isRight('set', '0 1', ['0', '1', '2']), false);
  assert.equal(isRight('move', '2-1', ['2-1', '3-3']), true);
  const list = { name: '', list: true };
  assert.ok(fits(list, '４，2 1', '1 2 4'));
  assert.ok(fits(list, '无', '-') && fits(list, '—', '-') && !fits(list, '0', '-'));
  assert.ok(fits({ name: '' }, 'ｐ', 'P'));
});
