import assert from 'node:assert/strict';
import { test } from 'vitest';
import { covered } from '../../../www/boards/keyboard.ts';

test('what a keyboard covers is the part of the window below what is seen', () => {
  assert.equal(covered(568, { height: 568, offsetTop: 0, scale: 1 }), 0);
  assert.equal(covered(568, { height: 308, offsetTop: 0, scale: 1 }), 260);
  // The visible part of the window is moved up, so that the field is shown.
  assert.equal(covered(568, { height: 308, offsetTop: 120, scale: 1 }), 140);
  assert.equal(covered(568, { height: 308, offsetTop: 300, scale: 1 }), 0);
  // The window is zoomed in by two fingers, without a keyboard.
  assert.equal(covered(568, { height: 284, offsetTop: 10, scale: 2 }), 0);
});
