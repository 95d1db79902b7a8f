/** Files that the command line cannot use. */
import assert from 'node:assert/strict';
import { mexplorer } from './program.ts';

/** Bytes where the first wrong one is at index 20 or later. */
export const noText = () =>
  Uint8Array.from({ length: 3000 }, (_, i) => (i < 20 ? 0x41 : (i * 167 + 31) % 256));

/** Check that each call fails with one sentence, and prints nothing. */
export function areSaid(cases: [string[], RegExp][]) {
  for (const [args, says] of cases) {
    const { status, stdout, stderr } = mexplorer(...args);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, says, args.join(' '));
    assert.doesNotMatch(stderr, /cli\.|undefined|mistake|Error:|\n.*at /);
  }
}
