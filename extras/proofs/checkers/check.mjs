#!/usr/bin/env node
// @ts-nocheck: short and plain, to be read beside docs/certificates.md by people who trust no other file.
/**
 * Check a certificate: `node check.mjs FILE` exits with status 0 if the certificate proves its claim, else
 * with status 1. The last line of output states the result. Files of more than 16 MiB or 2^29 heaps are
 * refused, and also files that need more than 2^33 pairs of heaps (a minute), or 2^39 pairs of a heap and a
 * rare heap (an hour). The check needs 2 bytes of memory per heap.
 */
import { MOST, isWhole, need } from './common.mjs';
import { quotient } from './quotient.mjs';
import { rule } from './rule.mjs';
import { values } from './values.mjs';
import { window } from './window.mjs';

/** Return the claim that was checked, or throw the first error found. */
export function check(text, report = (_share) => {}, piece = 0) {
  need(text.length <= MOST.bytes, 'the file has more than 16 MiB');
  const file = JSON.parse(text);
  // Refuse signs, decimal points and exponents in the text, since `JSON.parse` also accepts 1.0 and -0 as
  // whole numbers.
  const bare = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '');
  need(!/-|\d[.eE]/.test(bare), 'a number has a sign, a point or an exponent');
  need(file?.format === 'mexplorer-certificate' && file.version === 1, 'it is no certificate');
  if (file.kind === 'octal-window') {
    need(typeof file.game === 'string' && file.game.length < MOST.text, 'the game is no text');
    const { kind, game, preperiod, period } = file;
    return { kind, game, preperiod, period, ...window(file, report, piece) };
  }
  const others = ['saltus', 'from', 'window', 'modulus'].filter((field) => field in file);
  for (const field of ['preperiod', 'period', 'bound', ...others]) {
    const least = field === 'period' || field === 'modulus' ? 1 : 0;
    need(isWhole(file[field], least, MOST.heap), `${field} is no number from ${least} to 2^29`);
  }
  need(
    typeof file.game === 'string' && file.game.length < MOST.text,
    'the game is no text, or too long',
  );
  const checks = new Map([
    ...[
      ['octal-period', values],
      ['subtraction-period', values],
    ],
    ...[
      ['closed-form', rule],
      ['misere-quotient', quotient],
    ],
  ]);
  need(checks.has(file.kind), 'the kind is not known');
  const { kind, game, preperiod, period, bound } = file;
  return { kind, game, preperiod, period, bound, ...checks.get(kind)(file, report) };
}

// Use `globalThis.process`: for the bare name `process`, bundlers of the page would add a package.
const node = globalThis.process;
if (/check\.mjs$/.test(node?.argv[1] ?? '')) {
  const { readFileSync, statSync } = node.getBuiltinModule('node:fs');
  try {
    need(statSync(node.argv[2]).size <= MOST.bytes, 'the file has more than 16 MiB');
    const read = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const text = read.decode(readFileSync(node.argv[2]));
    const found = check(text, undefined, Number(node.argv[3] ?? 0));
    const { game, preperiod, period, piece, start, end } = found;
    const claim = `the period ${period} from heap ${preperiod} on`;
    console.log(
      found.stretch
        ? `Right as far as looked at: ${game}, the first window, the windows of ${claim}, and of piece ${piece} the heaps ${start} to ${end}.`
        : `Proven: ${game} has ${claim}.`,
    );
  } catch (error) {
    console.log(`Refused: ${error.message}`);
    node.exitCode = 1;
  }
}
