/** Test that the progress of a learner is stored, saved as a file, and restored from a file. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { complete, fill, finish, progressOf, reach } from '../../../www/learn/progress.ts';
import { course } from '../../../www/saved/list.ts';

beforeEach(() => course.clear());

test('what was saved comes back after it was forgotten', () => {
  finish('nim', 'ask', 'right');
  finish('nim', 'move', 'shown');
  reach('nim', 4);
  finish('moore', 'drill', 'right');
  complete('moore');
  const file = course.exported();
  course.clear();
  assert.deepEqual(progressOf('nim'), { done: {} });
  assert.equal(course.imported(file), true);
  assert.deepEqual(progressOf('nim'), { done: { ask: 'right', move: 'shown' }, step: 4 });
  assert.deepEqual(progressOf('moore'), { done: { drill: 'right' }, finished: true });
});

test('what is written into cells is kept until it is emptied', () => {
  fill('letters', 'build', [['', '1'], ['2']]);
  assert.deepEqual(progressOf('letters'), { done: {}, filled: { build: [['', '1'], ['2']] } });
  finish('letters', 'ask', 'right');
  const file = course.exported();
  fill('letters', 'build', [['', ''], ['']]);
  assert.deepEqual(progressOf('letters'), { done: { ask: 'right' } });
  assert.equal(course.imported(file), true);
  assert.deepEqual(progressOf('letters').filled, { build: [['', '1'], ['2']] });
  // Stored answers take precedence over the answers in a file, and `null` removes a stored answer.
  fill('letters', 'build', [['7', '']]);
  course.imported(file);
  assert.deepEqual(progressOf('letters').filled, { build: [['7', '']] });
  fill('letters', 'build', null);
  assert.deepEqual(progressOf('letters'), { done: { ask: 'right' } });
  const odd = { done: {}, filled: { a: 'x', b: [['1', 2]], c: [['1']], d: [7] } };
  course.imported(JSON.stringify({ version: 1, lessons: { sg: odd } }));
  assert.deepEqual(progressOf('sg'), { done: {}, filled: { c: [['1']] } });
});

test('a file adds to what was done here, and takes nothing away', () => {
  finish('nim', 'ask', 'shown');
  finish('nim', 'move', 'shown');
  reach('nim', 2);
  const file = course.exported();
  course.clear();
  finish('nim', 'ask', 'right');
  reach('nim', 5);
  complete('nim');
  course.imported(file);
  assert.deepEqual(progressOf('nim'), {
    done: { ask: 'right', move: 'shown' },
    step: 5,
    finished: true,
  });
});

test('a file that holds no progress changes nothing, and odd entries are left out', () => {
  finish('nim', 'ask', 'right');
  for (const text of ['', 'x', '[]', 'null', '{}', '{"version":2,"lessons":{}}', '{"version":1}']) {
    assert.equal(course.imported(text), false, text);
  }
  assert.deepEqual(progressOf('nim'), { done: { ask: 'right' } });
  const odd = {
    nim: { done: { move: 'guessed', two: 'shown' }, step: -3, finished: 'yes', other: 1 },
    moore: 7,
    sg: { done: null },
  };
  assert.equal(course.imported(JSON.stringify({ version: 1, lessons: odd })), true);
  assert.deepEqual(progressOf('nim'), { done: { two: 'shown', ask: 'right' } });
  assert.deepEqual(progressOf('moore'), { done: {} });
  assert.deepEqual(progressOf('sg'), { done: {} });
});
