/** Test the command line: no argument is ignored silently, and each command has its own help. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { help } from '../../../www/cli/help.ts';
import { VERBS, parse } from '../../../www/cli/options.ts';
import { sayIn } from '../../../www/cli/refused.ts';
import { mexplorer } from './program.ts';
import { areRefused } from './refusal.ts';

const verbs = Object.keys(VERBS);
const writes = (verb: string) => verb !== 'check' && verb !== 'prove';

test('a verb that is not there is refused in both languages', async () => {
  await areRefused([[['fly'], /no verb “fly”/]]);
});

test('a call that is refused has the status 2 and writes nothing to standard output', () => {
  for (const args of [[], ['fly'], ['--bogus']]) {
    const { status, stdout, stderr } = mexplorer(...args);
    assert.deepEqual([status, stdout, stderr !== ''], [2, '', true], args.join(' '));
  }
});

test('the help of a verb has its lines alone', () => {
  for (const verb of verbs) {
    for (const lang of ['en', 'zh'] as const) {
      const text = help(sayIn(lang), verb);
      for (const other of verbs) {
        assert.equal(text.includes(`  mexplorer ${other} `), other === verb, `${verb} ${other}`);
      }
      assert.equal(text.includes('--seed'), verb === 'gen', verb);
      assert.equal(text.includes('-o, --output, --out'), writes(verb), verb);
      assert.doesNotMatch(text, /undefined|cli\./);
    }
  }
  const all = help(sayIn('en'), null);
  for (const verb of verbs) assert.ok(all.includes(`  mexplorer ${verb} `));
});

test('-o, --output and --out are one option of every verb that writes', () => {
  for (const verb of verbs) {
    if (!writes(verb)) continue;
    const outputs = ['-o', '--output', '--out'].map((option) => parse([verb, option, 'x']).values);
    assert.deepEqual(outputs, Array(3).fill({ output: 'x' }), verb);
  }
});

test('the language is that of the call, or of the system', () => {
  assert.match(mexplorer('fly', '--lang', 'zh-Hans').stderr, /没有命令/);
  assert.match(mexplorer('fly', '--lang', 'en-GB').stderr, /no verb/);
});
