/** Calls of the command line: nothing is accepted in silence, and help is that of its verb. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { help } from '../../../www/cli/help.ts';
import { VERBS, parse } from '../../../www/cli/options.ts';
import { sayIn } from '../../../www/cli/refused.ts';
import { folder, mexplorer } from './program.ts';
import { areRefused } from './refusal.ts';

const verbs = Object.keys(VERBS);
const writes = (verb: string) => verb !== 'check' && verb !== 'prove';
const path = (name: string) => join(folder, name);
writeFileSync(path('in.txt'), '1\n2\n');

test('what a verb does not know is refused in both languages', async () => {
  await areRefused([
    [['fly'], /no verb “fly”.*judge, gen, check/],
    [['--seed', '1'], /--seed needs a verb/],
    [['judge', '--bogus', '891'], /no option --bogus/],
    [['judge', '891', '-x'], /no option -x/],
    [['judge', '891', '--seed', '1'], /judge has no option --seed/],
    [['check', '891', 'in.txt', 'in.txt', '-o', 'x'], /check has no option -o/],
    [['judge', '891', '--lang', 'xx'], /--lang: expected one of en, zh, found “xx”/],
    [['judge', '891', '--encoding', 'klingon'], /--encoding: expected .*“klingon”/],
    [['gen', '891', '--seed'], /--seed needs a value/],
    [['gen', '891', '--help=yes'], /--help takes no value/],
    [['gen', '891', '-o', 'x', '--out', 'y'], /are one option/],
  ]);
});

test('a call that is refused has the status 2 and writes nothing', () => {
  for (const args of [[], ['gen', '891', '--seed', 'x', '-o', 'x'], ['judge'], ['fly']]) {
    const { status, stdout, stderr } = mexplorer(...args);
    assert.deepEqual([status, stdout, stderr !== ''], [2, '', true], args.join(' '));
  }
  assert.ok(!existsSync(path('x')));
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
  const said = mexplorer('judge', '--help', '--lang', 'zh');
  assert.deepEqual([said.status, said.stdout], [0, `${help(sayIn('zh'), 'judge')}\n`]);
});

test('-o, --output and --out are one option of every verb that writes', () => {
  const found = ['-o', '--output', '--out'].map((option, i) => {
    const file = `${i}g.txt`;
    const { status, stderr } = mexplorer('gen', '891', option, file);
    assert.equal(status, 0, stderr);
    return readFileSync(path(file), 'utf8');
  });
  assert.ok(found[0].length > 0 && found.every((text) => text === found[0]));
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
