/** Test the form for sheets: new tasks, texts in words, errors of fields, and the rules that tasks state. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { patterns } from 'mexplorer';
import { certainOf, readLine, translatorOf } from 'mexplorer/kit';
import { blank, taskOf } from '../view/sheet-draft.ts';
import { answerOn } from '../view/task-check.ts';
import { flawWords } from '../view/flaw-words.ts';
import { ruleWords } from '../sheet/task-words.ts';
import { readSheet } from '../sheet/sheet.ts';
import type { DraftTask } from '../sheet/saved.ts';

const en = { lang: 'en', t: translatorOf('en') } as const;
const zh = { lang: 'zh', t: translatorOf('zh') } as const;

test('a further task about a table has another game, whose rule is known', async () => {
  const tasks: DraftTask[] = [];
  for (let n = 0; n < 10; n += 1) tasks.push(blank(n % 2 ? 'rule' : 'table', tasks));
  assert.equal(new Set(tasks.map(({ game }) => game)).size, 10);
  for (const { game } of tasks) assert.ok((await patterns(game)).values.length, game);
  assert.equal(blank('outcome', [...tasks, blank('game')]).game, blank('game').game);
});

test('a text in words is read as the game fields of other views read it', async () => {
  for (const [text, game] of [
    ['每次取1，2或5个', 'subtract 1 2 5'],
    ['take 1, 3 or 4', 'subtract 1 3 4'],
  ]) {
    const { good, error, readings = [] } = await answerOn(zh, { ...blank('table'), game: text });
    assert.ok(!good && error, text);
    assert.equal(certainOf(readings)?.game, game, text);
  }
  const { good, words } = await answerOn(en, { ...blank('table'), upto: 4 });
  assert.ok(good);
  assert.match(words, /0 1 0 1 2/);
});

/** Return the error of the last heap of a table, in words. */
function words(speaker: typeof en | typeof zh, upto: unknown) {
  try {
    readSheet({ title: 'T', tasks: [taskOf({ ...blank('table'), upto } as DraftTask)] });
  } catch (error) {
    return flawWords(speaker, error);
  }
  return '';
}

test('a wrong number is named with its field and its limits', () => {
  for (const upto of [100, '−3', '-3', 0, '']) {
    assert.equal(words(en, upto), 'Largest heap: A whole number from 1 to 40 is expected here.');
    assert.equal(words(zh, upto), '最大的堆：这里应是 1 到 40 的整数。');
  }
  assert.equal(words(en, 40), '');
});

test('a task states the rule of its game, and the goal where it is played', async () => {
  const rule = async (speaker: typeof en | typeof zh, task: object) => {
    const [read] = readSheet({ title: 'T', tasks: [task] }).tasks;
    if ('table' in task) await readLine(String(task.table));
    return ruleWords(speaker, read);
  };
  assert.match(await rule(en, { table: 'subtract 1 3 4' }), /1, 3 or 4/);
  assert.match(await rule(zh, { table: 'subtract 1 3 4' }), /1、3.*4/);
  assert.match(await rule(en, { table: 'n -> n-k for k in 1..n/2' }), /n -> n-k for k in 1..n\/2/);
  assert.match(await rule(en, { game: 'nim', position: '1 2' }), /one heap.*last/su);
  assert.equal(await rule(en, { question: '1 + 1 = ?', answer: '2' }), '');
});
