/**
 * Test that the comments in the programs of the lessons are translated into every language, and that the code
 * stays unchanged.
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'vitest';
import { FIRST, langs } from '../../../www/i18n/languages.ts';
import { remarkWords } from '../../../www/learn/lesson-words.ts';
import { parts, translated } from '../../../www/learn/code-comments.ts';

const FOLDER = new URL('../../course-code/', import.meta.url);
const files = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isFile());
const programs = files.map(({ name }) => ({
  name,
  ending: name.split('.').at(-1) ?? '',
  text: readFileSync(new URL(name, FOLDER), 'utf8'),
}));

const lines = ({ text, ending }: (typeof programs)[number]) =>
  text.split('\n').map((line) => parts(line, ending));

test('a comment is distinguished from similar code', () => {
  assert.deepEqual(parts('t = t * p // d  # the rest', 'py'), [
    't = t * p // d  ',
    '# ',
    'the rest',
  ]);
  assert.deepEqual(parts('#include <cstdio>', 'cpp'), ['#include <cstdio>', '', '']);
  assert.deepEqual(parts('int t;  // 0: no # here', 'cpp'), ['int t;  ', '// ', '0: no # here']);
});

for (const lang of langs) {
  if (lang === FIRST) continue;
  test(`${lang}: every remark has its words, and no words are left over`, async () => {
    const words = await remarkWords(lang);
    const all = new Set(programs.flatMap(lines).map(([, , remark]) => remark));
    const inWords = [...all].filter((remark) => /[a-z]{3}/i.test(remark));
    assert.ok(inWords.length > 40);
    assert.deepEqual(
      inWords.filter((remark) => !words[remark]),
      [],
    );
    assert.deepEqual(
      Object.keys(words).filter((remark) => !all.has(remark)),
      [],
    );
  });

  test(`${lang}: only remarks are changed`, async () => {
    const words = await remarkWords(lang);
    for (const program of programs) {
      const text = translated(program.text, program.ending, words);
      const code = (all: string[][]) => all.map(([code, mark]) => code + mark);
      assert.deepEqual(code(lines({ ...program, text })), code(lines(program)), program.name);
    }
  });
}
