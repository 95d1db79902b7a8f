/** Test the computer's move: one call of the core returns it, after a pause unless motion is reduced. */
import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { describe } from '../../../www/engine/api.ts';
import { CallQueue } from '../../../www/engine/call-queue.ts';
import { computersMove } from '../../../www/play/computer.ts';
import { BEATS, PAUSE } from '../../../www/play/pace.ts';
import { begin } from '../../../www/play/session.ts';

const how = { skill: 1, prolong: false, believes: '', seed: 1, since: 0, beat: 1 };

const pause = vi.hoisted(() => vi.fn((_time?: number) => Promise.resolve()));
vi.mock('../../../www/ui/element/pause.ts', () => ({ pause, painted: () => Promise.resolve() }));

test('a move of the computer is one trip to the core', async () => {
  const session = begin({ beginning: await describe('nim', '3 5 7'), first: 'computer' });
  const asked = vi.spyOn(CallQueue.prototype, 'call');
  const event = await computersMove(session, how, new AbortController().signal);
  assert.deepEqual(
    asked.mock.calls.map(([name]) => name),
    ['respond'],
  );
  assert.ok(event.type === 'played');
  assert.deepEqual(event.ply.described, await describe('nim', event.ply.to));
});

test('only reduced motion skips the pause, and a game that the computer plays alone keeps its pace', async () => {
  const session = begin({ beginning: await describe('nim', '3 5 7'), first: 'computer' });
  const takes = async (matches: boolean, beat?: number) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    pause.mockClear();
    // The move before is made later, so that a slow machine has something to wait for as well.
    const since = performance.now() + 60_000;
    await computersMove(session, { ...how, since, beat }, new AbortController().signal);
    return pause.mock.calls.some(([time = 0]) => time > PAUSE);
  };
  assert.deepEqual(
    [await takes(false), await takes(true), await takes(true, BEATS.slow)],
    [true, false, true],
  );
});
