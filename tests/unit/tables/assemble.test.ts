import assert from 'node:assert/strict';
import { test } from 'vitest';
import { table } from '../../../www/engine/api.ts';
import { Assembly } from '../../../www/engine/assemble.ts';
import type { Advance, GrundyValues, TablePart } from '../../../www/engine/types.ts';

/** A subtraction set whose period begins too late to be found in the tested tables. */
const LONG = 'subtract 5 97 331 1009 2003 4801 9973';

test('parts of a table join to the whole, and say how far it is', async () => {
  const parts: TablePart[] = [];
  const onPart = (part: TablePart) => void parts.push(part);
  const { nimbers, reached } = await table(LONG, 2_000_000, { onPart });
  assert.equal(reached, 2_000_000);
  assert.ok(parts.length > 3);
  let next = 0;
  for (const part of parts) {
    assert.equal(part.from, next);
    next += part.nimbers.length;
    assert.equal(part.reached, next - 1);
    assert.equal(part.soFar.length, next);
    assert.equal(part.total, 2_000_000);
    assert.deepEqual(part.nimbers, nimbers.subarray(part.from, next));
  }
  assert.equal(next, nimbers.length);
  assert.equal(parts.at(-1)?.done, true);
});

test('cancelling in the middle ends the work at once', async () => {
  const cancel = new AbortController();
  let seen = 0;
  const onPart = ({ reached }: TablePart) => {
    seen = reached;
    cancel.abort();
  };
  await assert.rejects(table('fibonacci', 100_000, { signal: cancel.signal, onPart }), {
    name: 'AbortError',
  });
  assert.ok(seen > 0 && seen < 100_000);
  assert.equal((await table('nim', 5)).nimbers.length, 6);
});

test('the budget’s error comes after everything that was computed', async () => {
  let last = -1;
  const onPart = ({ reached }: TablePart) => {
    last = reached;
  };
  const error = await table('fibonacci', 5000, { budget: 1_000_000, onPart }).catch(Object);
  assert.equal(error.code, 'budget');
  assert.equal(error.details.reached, `heap ${last}`);
  assert.ok(last > 700);
});

test('a listener that throws, or is none, has itself to blame', async () => {
  const onPart = () => {
    throw new Error('mine');
  };
  assert.equal((await table('nim', 5, { onPart })).nimbers.length, 6);
  // @ts-expect-error no function
  await assert.rejects(table('nim', 5, { onPart: 3 }), { code: 'bad-option' });
  // @ts-expect-error no object
  await assert.rejects(table('nim', 5, 'fast'), { code: 'bad-option' });
});

const partOf = (from: number, nimbers: GrundyValues, done = false): Advance => ({
  ...{ game: 'nim', total: 3, reached: from + nimbers.length - 1, done, from, nimbers },
  ...{ period: null, proof: null, resumed: 0, resumes: false },
});

test('a table takes as many bytes a heap as its parts need', () => {
  const assembly = new Assembly();
  assembly.add(partOf(0, Uint8Array.of(0)));
  assert.deepEqual(assembly.soFar, Uint8Array.of(0));
  assembly.add(partOf(1, Uint16Array.of(1)));
  assert.deepEqual(assembly.soFar, Uint16Array.of(0, 1));
  assembly.add(partOf(2, Uint32Array.of(2, 70_000)));
  assert.deepEqual(assembly.soFar, Uint32Array.of(0, 1, 2, 70_000));
  assert.equal(assembly.table().reached, 3);
});

test('of a table that begins again, what has come already comes no second time', () => {
  const assembly = new Assembly();
  const first = partOf(0, Uint8Array.of(0, 1));
  assert.equal(assembly.add(first), first);
  assert.equal(assembly.add(partOf(0, Uint8Array.of(0))), null);
  assert.equal(assembly.add(partOf(0, Uint8Array.of(0, 1))), null);
  const { from, nimbers } = assembly.add(partOf(0, Uint8Array.of(0, 1, 2))) ?? {};
  assert.deepEqual([from, nimbers], [2, Uint8Array.of(2)]);
  assert.deepEqual(assembly.soFar, Uint8Array.of(0, 1, 2));
  // The last part has `done` set, even if it contains no new values.
  const last = assembly.add(partOf(1, Uint8Array.of(1, 2), true));
  assert.deepEqual([last?.from, last?.nimbers.length, last?.done], [3, 0, true]);
});
