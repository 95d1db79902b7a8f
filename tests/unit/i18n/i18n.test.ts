import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { has, langOf, sayError, sayGame, t } from '../../../www/i18n/index.ts';
import { FIRST, langs, languages } from '../../../www/i18n/languages.ts';
import { games } from '../../../www/games.ts';
import { readGame } from '../../../www/index.ts';
import { languageButtons } from '../../../www/page/header.ts';
import { textOf } from '../template-text.ts';
import type { MexError } from '../../../www/engine/errors.ts';
import type report from '../../../www/i18n/en/report.ts';
import type { Lang, Translated, Words } from '../../../www/i18n/languages.ts';

const en = languages.en.words;

/** What a language lacks that the first one has, and what only it has. */
function unequal(words: Record<string, Words>) {
  const keys = (of: Record<string, Words>) =>
    Object.entries(of).flatMap(([area, texts]) =>
      Object.keys(texts).map((key) => `${area}.${key}`),
    );
  const own = new Set(keys(words));
  const measure = new Set(keys(languages[FIRST].words));
  return {
    missing: [...measure].filter((key) => !own.has(key)),
    unknown: [...own].filter((key) => !measure.has(key)),
  };
}

for (const [lang, { name, words }] of Object.entries(languages)) {
  test(`${name} has every word`, () => {
    assert.deepEqual(unequal(words), { missing: [], unknown: [] }, lang);
  });
}

test('the page knows every language before its scripts run', async () => {
  const page = await readFile(new URL('../../../index.html', import.meta.url), 'utf8');
  const tags = Object.values(languages).map(({ tag }) => tag);
  assert.equal(/data-languages="([^"]*)"/.exec(page)?.[1], tags.join(' '));
  const waiting = /class="waiting">(.*)<\/mex-app>/s.exec(page)?.[1] ?? '';
  assert.deepEqual(
    [...waiting.matchAll(/lang="([^"]*)"/g)].map((match) => match[1]),
    tags,
  );
  for (const lang of langs) {
    for (const key of ['nim', 'nim_rule', 'normal_goal']) {
      assert.ok(waiting.includes(t(lang, `games.${key}`)), `${lang} ${key}`);
    }
  }
});

test('a language more is a line more', () => {
  const eo = 'eo' as Lang;
  langs.push(eo);
  languages[eo] = {
    tag: 'eo',
    name: 'Esperanto',
    short: 'Eo',
    words: {
      common: { close: 'Fermi', number: ({ n }: { n: number }) => `${n}!` },
      games: { nim: 'Nimo' },
    },
  };
  try {
    assert.equal(langOf('eo-PL'), 'eo');
    assert.equal(t(eo, 'common.close'), 'Fermi');
    assert.equal(t(eo, 'common.number', { n: 5 }), '5!');
    assert.equal(sayGame(eo, 'nim'), 'Nimo');
    // A word that is not there yet is English, and is named as missing.
    assert.equal(t(eo, 'common.copy'), en.common.copy);
    assert.equal(sayGame(eo, 'wythoff'), sayGame('en', 'wythoff'));
    assert.equal(
      sayError(eo, { code: 'unknown-game', details }),
      sayError('en', { code: 'unknown-game', details }),
    );
    assert.ok(unequal(languages[eo].words).missing.includes('common.copy'));
    const offered = (lang: Lang) =>
      languageButtons(languages, lang, () => {}).map(
        (button) => /data-lang=(\w+)/.exec(textOf(button))?.[1],
      );
    assert.deepEqual(offered(eo), ['en', 'zh']);
    assert.deepEqual(offered('zh'), ['en', 'eo']);
    assert.match(textOf(languageButtons(languages, 'en', () => {})), /Esperanto.*Eo/s);
  } finally {
    langs.pop();
    Reflect.deleteProperty(languages, eo);
  }
  assert.equal(langOf('eo'), 'en');
});

test('no text is empty, and none is left in the other language', () => {
  for (const [area, words] of Object.entries(en)) {
    for (const [key, text] of Object.entries(words)) {
      if (typeof text === 'string') assert.doesNotMatch(text, /[\u4e00-\u9fff]/, `${area}.${key}`);
    }
  }
});

/** Every fact that errors carry. */
const details = {
  before: '4',
  cycle: ['a', 'b'],
  expected: '2',
  found: 'x',
  from: 'a',
  heap: '4',
  game: 'wythoff',
  hi: '3',
  id: '999',
  known: ['nim', 'split'],
  limit: 5,
  lo: '5',
  name: 'z',
  option: 'skill',
  reached: 'heap 3',
  region: 'A&B',
  size: '-1',
  steps: 1000,
  to: 'b',
};

test('every error code of the core is worded in every language', async () => {
  const source = await readFile(
    new URL('../../../crate/src/base/error_code.rs', import.meta.url),
    'utf8',
  );
  const codes = [...source.matchAll(/=> "([a-z-]+)"/g)].map((match) => match[1]);
  assert.ok(codes.length > 30);
  for (const code of codes) {
    for (const lang of langs) {
      assert.ok(has(lang, `errors.${code}`), `${lang} ${code}`);
      const said = sayError(lang, { code, details });
      assert.doesNotMatch(said, /undefined|null|\[object/, `${lang} ${code}: ${said}`);
    }
  }
});

test('a game that lacks what follows its name gives an example of its own', async () => {
  const named = games.filter(({ name, game }) => game.startsWith(`${name} `));
  assert.ok(named.length > 8);
  for (const { name } of named) {
    const error: MexError = await readGame(name).then(
      () => assert.fail(name),
      (reason) => reason,
    );
    if (error.code !== 'missing-argument') continue;
    for (const lang of langs) {
      assert.match(sayError(lang, error), new RegExp(`“${name} [^”]+”`), `${lang} ${name}`);
    }
  }
});

test('a long text is quoted with one ellipsis', () => {
  for (const lang of langs) {
    const said = sayError(lang, { code: 'unknown-game', details: { found: 'x'.repeat(50) } });
    assert.match(said, /“x{40}…”/u, lang);
  }
});

test('languages are found by tags', () => {
  assert.equal(langOf('zh-Hant-TW'), 'zh');
  assert.equal(langOf('ZH'), 'zh');
  assert.equal(langOf('de'), 'en');
  assert.equal(langOf(null), 'en');
});

test('a game is named once the core has read its line', async () => {
  assert.equal(sayGame('en', 'subtract 1 3 4 misere'), 'subtract 1 3 4 misere');
  await readGame('subtract 1 3 4 misere');
  await assert.rejects(readGame('chess'));
  assert.equal(sayGame('en', 'subtract 1 3 4 misere'), 'Subtraction game');
  assert.equal(sayGame('zh', 'wythoff'), '威佐夫博弈');
  assert.equal(sayGame('en', 'chess'), 'chess');
});

test('a text takes the arguments that its English names', () => {
  assert.equal(t('en', 'report.of', { n: 1, of: 2 }), 'Move 1 of 2');
  // @ts-expect-error `of` is missing
  t('en', 'report.of', { n: 1 });
  // @ts-expect-error it has no `who`
  t('en', 'report.of', { n: 1, of: 2, who: 'You' });
  // @ts-expect-error it has no arguments
  t('en', 'report.back', { n: 1 });
  const chinese = {} as Translated<typeof report>;
  // @ts-expect-error its English does not name `who`
  chinese.of = ({ who }) => who;
});
