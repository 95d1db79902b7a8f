/**
 * Test that certificates in windows are written, continued, and checked by the command line and the three
 * checkers.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { folder, mexplorer } from '../../../tests/unit/cli/program.ts';
import { lacks } from '../../../tests/unit/lacks.ts';
import { CHECKERS, inPython, verdict } from './checkers.ts';
import type { WindowCertificate } from '../cli/windows.ts';

const GAME = 'octal 0.16';
const proof = join(folder, 'proof');
const file = join(proof, 'proof.cert.json');

/** Return the text of a certificate, which is computed on the first call only. */
function text() {
  if (!existsSync(file)) {
    const { status, stderr } = mexplorer('prove', GAME, '--pieces', proof);
    assert.equal(status, 0, stderr);
  }
  return readFileSync(file, 'utf8');
}

/** Return the certificate with one value of a window changed. */
function withOtherValue(given: string, window: number, heap: number) {
  const changed = JSON.parse(given) as WindowCertificate;
  const [end, values] = changed.windows[window];
  const other = values[heap] === 'B' ? 'C' : 'B';
  changed.windows[window] = [end, values.slice(0, heap) + other + values.slice(heap + 1)];
  return JSON.stringify(changed);
}

/** Return copies of a certificate with false claims. */
function wrong(given: string) {
  const { windows, ...facts } = JSON.parse(given) as WindowCertificate;
  const all = (more: object) => JSON.stringify({ ...facts, windows, ...more });
  return [
    withOtherValue(given, 0, 9000),
    withOtherValue(given, 1, 20_000),
    all({ preperiod: facts.preperiod - 1 }),
    all({ period: 2 * facts.period }),
    all({ rare: facts.rare.slice(1) }),
    all({ mask: facts.mask - 2 }),
    all({ game: 'octal 0.17' }),
    all({ windows: windows.slice(0, -1) }),
  ];
}

test('the period is that of the table, and its proof goes on where it was ended', () => {
  const { preperiod, period, windows } = JSON.parse(text()) as WindowCertificate;
  assert.deepEqual([preperiod, period], [105_351, 149_459]);
  assert.ok(windows.length > 3);
  // Run the command a second time, so that it starts from the stored state.
  const { status, stdout } = mexplorer('prove', GAME, '--pieces', proof, '--lang', 'en');
  assert.equal(status, 0);
  assert.match(stdout, /149459 from heap 105351/);
  const checked = mexplorer('check', file, '--lang', 'en');
  assert.equal(checked.status, 0);
  assert.match(checked.stdout, /Right: pieces 0 to \d of \d/);
});

test('the checkers in JavaScript and Python agree with the command on what is wrong', () => {
  const files = [text(), ...wrong(text())];
  const python = inPython(files);
  for (const [i, each] of files.entries()) {
    const isRight = i === 0;
    assert.equal(verdict(each) === null, isRight, `JavaScript: ${i}`);
    assert.equal(python[i] === null, isRight, `Python: ${i}`);
  }
});

test.skipIf(lacks('cc'))('the checker in C proves all of it, and refuses what is wrong', () => {
  const program = join(folder, 'window');
  execFileSync('cc', ['-O2', '-o', program, join(CHECKERS, 'window.c')], { stdio: 'pipe' });
  const said = (given: string) => {
    const path = join(folder, 'given.json');
    writeFileSync(path, given);
    return spawnSync(program, [path], { encoding: 'utf8' });
  };
  const right = said(text());
  assert.equal(right.status, 0, right.stdout);
  assert.match(right.stdout, /Proven: the period is 149459 from heap 105351 on/);
  for (const [i, each] of wrong(text()).entries()) {
    const { status, stdout } = said(each);
    assert.equal(status, 1, `${i}: ${stdout}`);
  }
});
