import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { langOf, sayError, sayGame, t } from '../../../www/i18n/index.ts';
import { FIRST, langs, languages } from '../../../www/i18n/languages.ts';
import { games } from '../../../www/games.ts';
import { documentedCodes } from '../../../scripts/lib/error-codes.mjs';
import { readGame } from '../../../www/index.ts';
import { languageButtons } from '../../../www/page/header.ts';
import { textOf } from '../template-text.ts';
import type { MexError } from '../../../www/engine/errors.ts';
import type report from '../../../www/play/words/en/report.ts';
import type { Lang, Translated } from '../../../www/i18n/languages.ts';

const en = languages.en.words;

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
    // A text that is missing in a language falls back to English.
    assert.equal(t(eo, 'common.copy'), en.common.copy);
    assert.equal(sayGame(eo, 'wythoff'), sayGame('en', 'wythoff'));
    assert.equal(
      sayError(eo, { code: 'unknown-game', details }),
      sayError('en', { code: 'unknown-game', details }),
    );
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

test('a language has texts in every area, and English none in Chinese', () => {
  const areas = Object.keys(en).sort();
  for (const [lang, { words }] of Object.entries(languages)) {
    assert.deepEqual(Object.keys(words).sort(), areas, lang);
    for (const [area, texts] of Object.entries(words)) {
      assert.ok(Object.keys(texts).length, `${lang} ${area}`);
      for (const [key, text] of Object.entries(texts)) {
        if (lang !== FIRST || typeof text !== 'string') continue;
        assert.doesNotMatch(text, /[\u4e00-\u9fff]/, `${area}.${key}`);
      }
    }
  }
});

/** Every field that the details of an error may have. */
const details = {
  before: '4',
  by: 'a1',
  columns: 8,
  cycle: ['a', 'b'],
  expected: '2',
  found: 'x',
  from: 'a',
  heap: '4',
  game: 'wythoff',
  hi: '3',
  id: '999',
  known: ['nim', 'split'],
  last: 'h8',
  limit: 5,
  lo: '5',
  name: 'z',
  option: 'skill',
  piece: 'queen',
  reached: 'heap 3',
  region: 'A&B',
  rows: 8,
  size: '-1',
  square: 'h8',
  steps: 1000,
  to: 'b',
};

test('the text of an error names every fact', () => {
  for (const { code } of documentedCodes()) {
    for (const lang of langs) {
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
