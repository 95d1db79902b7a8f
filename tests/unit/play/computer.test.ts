/** Test that one call of the core returns the computer's move and the position after it. */
import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { describe } from '../../../www/engine/api.ts';
import { CallQueue } from '../../../www/engine/call-queue.ts';
import { computersMove } from '../../../www/play/computer.ts';
import { begin } from '../../../www/play/session.ts';

const how = { skill: 1, prolong: false, believes: '', seed: 1, since: 0, beat: 1 };

// Ignore requests for animation frames, since the tests draw nothing.
vi.stubGlobal('requestAnimationFrame', () => 0);

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
