/** Test the heading of the page for every listed game in every notation that the core accepts. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { examples, games } from '../../../www/games.ts';
import { t } from '../../../www/i18n/index.ts';
import { languages } from '../../../www/i18n/languages.ts';
import { readGame } from '../../../www/index.ts';
import { headingOf } from '../../../www/view/game-heading.ts';
import { pictures } from '../../../www/ui/pictures/games.ts';
import { readLine } from '../../../www/ui/element/game-lines.ts';

const LANGS = ['en', 'zh'] as const;

/** The texts about games by language, then by key; the goals are among them. */
const TEXTS: Record<string, Record<string, string>> = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    Object.fromEntries(
      Object.entries(languages[lang].words.games).map(([key, text]) => [
        `games.${key}`,
        String(text),
      ]),
    ),
  ]),
);

/** Lines of each game besides the line on the list, by the name of the game. */
const FURTHER: Record<string, string[]> = {
  nim: ['nim misere'],
  moore: ['moore 3'],
  subtract: ['subtract 4,3,1', 'subtract 1..5', 'subtract 2 5 misere'],
  bounded: ['bounded 7'],
  fibonacci: ['fibonacci misere'],
  race: ['race 3..9 misere'],
  octal: ['0.77', '4.[3]', '4.[3] misere', 'octal 0.7', 'octal 0.77', '0.123'],
  hex: ['0.8F', '0.8f', 'hex 0.37', 'hex 0.3003330[3]', 'hex 0.8F misere'],
  rule: [
    ...examples.map(({ game }) => game).filter((game) => !game.startsWith('(')),
    'n -> n-1 | n-3 misere',
    'n=>n-1',
  ],
  'two-numbers': [
    ...examples.map(({ game }) => game).filter((game) => game.startsWith('(')),
    '(a, b, c) -> (a-1, b, c) | (a, b-1, c)',
    '（a， b） → (a-1, b)',
  ],
  graph: ['graph a→b b>c', 'graph a＞b', 'graph 1>2 2>3 misere'],
  geography: ['geography a-b b-c c-a'],
  every: ['every n -> n-3 if n > 4 | n-1', 'every nim', 'every 0.77', 'every subtract 1 3 misere'],
  rapid: ['rapid n -> n-1 | n-2', 'rapid nim'],
  ring: ['ring 0.77'],
};

/** Functions that write a game's line in another way with the same meaning. */
const TYPED: Record<string, (line: string) => string> = {
  'as it is': (line) => line,
  'with blanks around it': (line) => `  ${line}\t `,
  'in capital letters': (line) => line.toUpperCase(),
  'in full-width letters': (line) =>
    line.replace(/[!-~]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  'with ideographic spaces': (line) => line.replace(/ /gu, '\u3000'),
  'with an arrow': (line) => line.replace(/->|>/u, '→'),
  'with a full-width arrow': (line) => line.replace('->', '－＞'),
  'with half of an arrow in full width': (line) => line.replace('->', '-＞'),
  'with an arrow of an equals sign': (line) => line.replace('->', '=>'),
  'with commas': (line) => line.replace(/(\d) (?=\d)/gu, '$1，'),
  'in misère play': (line) => (/misere$/u.test(line) ? line : `${line} misere`),
  'in misère play, in capital letters': (line) => `${line.replace(/ misere$/u, '')} MISERE`,
  'in misère play, in full-width letters': (line) =>
    `${line.replace(/ misere$/u, '')}\u3000ｍｉｓｅｒｅ`,
};

const isRead = (line: string) =>
  readGame(line).then(
    () => true,
    () => false,
  );

for (const { name, game, form } of games) {
  test(`${name} has its own heading in every notation`, async () => {
    let read = 0;
    for (const line of [game, ...(FURTHER[name] ?? [])]) {
      assert.ok(await isRead(line), `${line} is a line of ${name}`);
      for (const [how, typed] of Object.entries(TYPED)) {
        const text = typed(line);
        if (!(await isRead(text))) continue;
        read += 1;
        const said = `${text}, ${how}`;
        for (const lang of LANGS) {
          const heading = headingOf(lang, text);
          assert.equal(heading.name, name, said);
          assert.ok(Object.hasOwn(pictures, heading.name), said);
          assert.equal(heading.title, t(lang, `games.${name}`), said);
          assert.match(heading.rule, /^[^{}]+[.。]$/u, said);
          if (!line.includes(' ') && form === 'name')
            assert.equal(heading.rule, t(lang, `games.${name}_rule`), said);
          const typedRule = form === 'rule' || form === 'numbers';
          assert.equal(heading.line, typedRule ? text : '', said);
          const loses = /misere|ＭＩＳＥＲＥ|ｍｉｓｅｒｅ/iu.test(text);
          const key = `games.${loses ? 'misere' : 'normal'}_goal`;
          const goals = Object.entries(TEXTS[lang]).filter(([id]) => id.startsWith(key));
          assert.ok(
            goals.some(([, goal]) => goal === heading.goal),
            `${said}: ${heading.goal}`,
          );
        }
      }
    }
    // The core accepts at least eight spellings of each game: blanks, capitals, full-width letters, normal
    // and misère play.
    assert.ok(read >= 8, `${name}: ${read}`);
  });
}

test('every game has further notations here that it can be mistaken in', () => {
  for (const name of Object.keys(FURTHER)) assert.ok(games.some((card) => card.name === name));
});

test('a text that is no game is its own title, without a picture', async () => {
  for (const text of ['chess', '', '→', '.', '<b>']) {
    await readLine(text);
    const none = { name: '', title: text, rule: '', goal: '', line: '' };
    assert.deepEqual(headingOf('en', text), none);
  }
  assert.equal(headingOf('en', 'subtract 77').name, '', 'a line that was not read yet');
});
