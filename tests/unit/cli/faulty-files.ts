/** Files that the command line must refuse, and a check of its errors. */
import assert from 'node:assert/strict';
import { mexplorer } from './program.ts';

/** Return bytes that are not UTF-8. The first invalid byte is at index 20 or later. */
export const noText = () =>
  Uint8Array.from({ length: 3000 }, (_, i) => (i < 20 ? 0x41 : (i * 167 + 31) % 256));

/** Check that each call exits with status 2 and prints only the expected message, to standard error. */
export function areSaid(cases: [string[], RegExp][]) {
  for (const [args, says] of cases) {
    const { status, stdout, stderr } = mexplorer(...args);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, says, args.join(' '));
    assert.doesNotMatch(stderr, /cli\.|undefined|mistake|Error:|\n.*at /);
  }
}
