/** Calls of the command line: nothing is accepted in silence, and help is that of its verb. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { help } from '../../../www/cli/help.ts';
import { VERBS, parse } from '../../../www/cli/options.ts';
import { picture } from '../../../www/cli/picture.ts';
import { explained, sayIn } from '../../../www/cli/refused.ts';
import type { Lang } from '../../../www/i18n/index.ts';
import { folder, mexplorer } from './program.ts';

const verbs = Object.keys(VERBS);
const writes = (verb: string) => verb !== 'check' && verb !== 'prove';
const path = (name: string) => join(folder, name);
writeFileSync(path('a.md'), '# A\n');
writeFileSync(path('in.txt'), '1\n2\n');

/** What a call says that cannot be done. */
async function refusalOf(args: string[], lang: Lang): Promise<string> {
  try {
    const { verb, rest, values } = parse(args);
    assert.equal(verb, 'picture', args.join(' '));
    await picture({ rest, values, lang, say: sayIn(lang), dist: folder });
  } catch (thrown) {
    return explained(thrown, lang);
  }
  return assert.fail(args.join(' '));
}

test('what a verb does not know is refused in both languages', async () => {
  const cases: [string[], RegExp][] = [
    [['fly'], /no verb “fly”.*render, picture, .*judge, gen, check/],
    [['--theme', 'light'], /--theme needs a verb/],
    [['render', '--bogus', 'a.md'], /no option --bogus/],
    [['render', 'a.md', '-x'], /no option -x/],
    [['render', 'a.md', '--seed', '1'], /render has no option --seed/],
    [['check', '891', 'in.txt', 'in.txt', '-o', 'x'], /check has no option -o/],
    [['render', 'a.md', '--lang', 'xx'], /--lang: expected one of en, zh, found “xx”/],
    [
      ['render', 'a.md', '--theme', 'pink'],
      /--theme: expected one of light, dark, auto, found “pink”/,
    ],
    [['render', 'a.md', '--print', 'all'], /--print: expected one of question, answer/],
    [['render', 'a.md', '--images', 'png'], /--images: expected one of inline, files, tex/],
    [['render', 'a.md', '--encoding', 'klingon'], /--encoding: expected .*“klingon”/],
    [['render', 'a.md', '--theme'], /--theme needs a value/],
    [['render', 'a.md', '--help=yes'], /--help takes no value/],
    [['render', 'a.md', '-o', 'x.md', '--out', 'y.md'], /are one option/],
    [['picture', 'game=nim', '-o', 'p.png'], /\.svg, \.tex, \.html, \.txt, found “p\.png”/],
    [['picture', 'game=nim', '-o', 'p'], /found “p”/],
    [['picture', 'game'], /expected NAME=VALUE.*“game”/],
    [['picture', '{"game"'], /expected JSON/],
    [['picture', 'game=chess'], /chess/],
    [['picture', 'colour=red', 'game=nim'], /colour/],
  ];
  for (const [args, says] of cases) {
    const english = await refusalOf(args, 'en');
    const chinese = await refusalOf(args, 'zh');
    assert.match(english, says, args.join(' '));
    assert.match(chinese, /\p{Script=Han}/u, args.join(' '));
    assert.doesNotMatch(english + chinese, /undefined|static\.cli/, args.join(' '));
  }
});

test('a call that is refused has the status 2 and writes nothing', () => {
  for (const args of [
    [],
    ['render', 'a.md', '--theme', 'pink'],
    ['render', 'a.md', '-o', '-'],
    ['picture', 'game=nim', '-o', 'p.png'],
  ]) {
    const { status, stdout, stderr } = mexplorer(...args);
    assert.deepEqual([status, stdout, stderr !== ''], [2, '', true], args.join(' '));
  }
  for (const name of ['p.png', 'a.static.md']) assert.ok(!existsSync(path(name)), name);
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
      assert.doesNotMatch(text, /undefined|static\.cli/);
    }
  }
  const all = help(sayIn('en'), null);
  for (const verb of verbs) assert.ok(all.includes(`  mexplorer ${verb} `));
  const said = mexplorer('judge', '--help', '--lang', 'zh');
  assert.deepEqual([said.status, said.stdout], [0, `${help(sayIn('zh'), 'judge')}\n`]);
});

test('-o, --output and --out are one option of every verb that writes', () => {
  const calls: [string, string[], string][] = [
    ['render', ['a.md'], 'r.md'],
    ['gen', ['891'], 'g.txt'],
  ];
  for (const [verb, rest, name] of calls) {
    const found = ['-o', '--output', '--out'].map((option, i) => {
      const file = `${i}${name}`;
      const { status, stderr } = mexplorer(verb, ...rest, option, file);
      assert.equal(status, 0, stderr);
      return readFileSync(path(file), 'utf8');
    });
    assert.ok(found[0].length > 0 && found.every((text) => text === found[0]), verb);
  }
  for (const verb of verbs) {
    if (!writes(verb)) continue;
    const outputs = ['-o', '--output', '--out'].map((option) => parse([verb, option, 'x']).values);
    assert.deepEqual(outputs, Array(3).fill({ output: 'x' }), verb);
  }
});

test('all notes are read before any is written, and none replaces another', () => {
  mkdirSync(path('b'), { recursive: true });
  writeFileSync(path('b/a.md'), '# B\n');
  const missing = mexplorer('render', 'a.md', 'missing.md', '-o', 'out/');
  assert.equal(missing.status, 2);
  assert.match(missing.stderr, /no file “missing\.md”/);
  assert.ok(!existsSync(path('out')));
  const twice = mexplorer('render', 'a.md', 'b/a.md', '-o', 'out/');
  assert.equal(twice.status, 2);
  assert.match(twice.stderr, /“a\.md” and “b\/a\.md” would both be written/);
  assert.ok(!existsSync(path('out')));
  const widget = '<mex-game game="nim" position="1"></mex-game>\n';
  writeFileSync(path('n.md'), widget);
  writeFileSync(path('n.html'), widget);
  const both = mexplorer('render', 'n.md', 'n.html', '-o', 'both/', '--images', 'files');
  assert.equal(both.status, 0, both.stderr);
  assert.ok(existsSync(path('both/n-1.svg')) && existsSync(path('both/n.html-1.svg')));
});

test('the language is that of the call, or of the system', () => {
  assert.match(mexplorer('fly', '--lang', 'zh-Hans').stderr, /没有命令/);
  assert.match(mexplorer('fly', '--lang', 'en-GB').stderr, /no verb/);
});
