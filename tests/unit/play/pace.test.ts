/**
 * Test the delay of the computer's move: a fixed pause after the person's move, and not before that move was
 * displayed.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { PAUSE, rest } from '../../../www/play/pace.ts';

const NOW = 10_000;
/**
 * Return the remaining delay of the computer's move in milliseconds.
 * @param since time since the person's move was made @param shown time since that move was displayed
 */
const waits = (since: number, shown: number) => rest(NOW - since, NOW - shown, NOW);

test('the pause begins with the click', () => {
  assert.equal(waits(60, 0), PAUSE - 60);
  assert.equal(waits(400, 340), PAUSE - 400);
});

test('a slow move is still seen', () => {
  assert.ok(waits(5000, 0) >= 450);
  assert.equal(waits(5000, 100), waits(250, 100));
});

test('what took longer than the pause waits no more', () => {
  assert.ok(waits(1000, 960) < 0);
});
