import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as mexplorer from '../../../www/index.ts';
import { where } from '../../../www/engine/api.ts';
import { CallQueue } from '../../../www/engine/call-queue.ts';

const { MexError, analyze, describe, judge, version } = mexplorer;

test('a call answers, in the caller’s own thread in Node', async () => {
  const { outcome, nimber, moves } = await analyze('nim', '3 5 7');
  assert.deepEqual([outcome, nimber, moves[0].wins], ['N', 1, true]);
  assert.equal(await where(), 'page');
  assert.match(await version(), /^\d+\.\d+\.\d+/);
});

test('errors are MexErrors with code, span and details', async () => {
  await assert.rejects(describe('nim', '3 x 7'), (error) => {
    assert.ok(error instanceof MexError && error instanceof Error);
    assert.deepEqual(error.span, [2, 3]);
    assert.equal(error.details.field, 'position');
    return true;
  });
});

test('spans count UTF-16 units', async () => {
  await assert.rejects(describe('nim', '３ 😀 7'), ({ span }) => {
    assert.deepEqual(span, [2, 4]);
    return true;
  });
});

test('texts cross whole, short or long, of whatever letters', async () => {
  for (const letter of ['x', '甲', 'é', '😀']) {
    for (const length of [0, 1, 2, 10, 20, 21, 22, 23, 24, 25, 26]) {
      const text = `x${'y'.repeat(length)}${letter}`;
      await assert.rejects(describe('nim', text), ({ details }) => details.found === text, text);
    }
  }
});

test('arguments of the wrong kind are refused before the core sees them', async () => {
  for (const [name, ...args] of [
    ['analyze', 3, '3'],
    ['analyze', 'nim'],
    ['play', 'nim', '3', null],
    ['table', 'nim', -1],
    ['table', 'nim', 1.5],
    ['countUnion', '10', '2'],
    ['report', 'nim', 'x'],
    ['report', 'nim', ['3', '0'], 1000],
    ['countSets', null],
    ['analyze', 'nim', '3', 'fast'],
  ] as [keyof typeof mexplorer, ...unknown[]][]) {
    const call = mexplorer[name] as (...args: unknown[]) => Promise<unknown>;
    await assert.rejects(call(...args), { code: 'bad-option' });
  }
});

test('a panic is reported as internal, and the next call works', async () => {
  const queue = new CallQueue();
  const said = console.error;
  console.error = () => {};
  try {
    await assert.rejects(queue.call('panicForTest', [{}], {}), ({ code }) => code === 'internal');
  } finally {
    console.error = said;
  }
  assert.match(await queue.call('version', [{}], {}), /^\d/);
});

test('a call is cancelled before it runs', async () => {
  const cancel = new AbortController();
  cancel.abort();
  await assert.rejects(analyze('nim', '3', { signal: cancel.signal }), { name: 'AbortError' });
  const later = new AbortController();
  const waiting = analyze('nim', '3 5', { signal: later.signal });
  later.abort();
  await assert.rejects(waiting, { name: 'AbortError' });
  assert.equal((await analyze('nim', '3 5')).outcome, 'N');
});

test('calls may be many at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => judge('891', `2\n${i} ${50 - i}`)),
  );
  assert.deepEqual(
    answers.map((answer, i) => answer === (i === 25 ? 'No' : 'Yes')),
    Array(50).fill(true),
  );
});

test('importing the elements without a DOM does nothing', async () => {
  await (
    await import('../../../www/elements.ts')
  ).ready;
  assert.equal(typeof globalThis.document, 'undefined');
});
