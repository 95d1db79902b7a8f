/** Test that every game of the core's list has all its pieces; see "A new game" in CONTRIBUTING. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { games as entries } from '../../../www/engine/wasm/games.js';
import { groups, games, nameOf } from '../../../www/games.ts';
import { has } from '../../../www/i18n/index.ts';
import { langs, languages } from '../../../www/i18n/languages.ts';
import { describe, games as listed } from '../../../www/index.ts';
import { readLine } from '../../../www/ui/element/game-lines.ts';
import { pictures } from '../../../www/ui/pictures/games.ts';
import { drawn as shapes } from '../../../www/ui/pictures/shapes.ts';
import { boards } from '../../../www/boards/index.ts';
import type { GameEntry } from '../../../www/engine/types.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

const golden: { game: string; source: string }[] = ['values', 'lost'].flatMap((name) =>
  JSON.parse(read(`tests/golden/${name}.json`)),
);
for (const { game } of golden) await readLine(game);

const lists = ['docs/games.md', 'docs/games.zh.md'].map((name) => ({ name, text: read(name) }));

/** Return a pattern for the start of a game's entry in docs/games.md. */
const beginning = ({ name, form }: GameEntry) => {
  if (form === 'rule') return /^n -> /m;
  if (form === 'sum') return /^\| `nim \+ kayles`/m;
  return form === 'numbers' ? /^\(\w+, /m : new RegExp(`^\\| \`.*(?<=\`)${name}(?![\\w-])`, 'm');
};

/** The texts that a game needs, each with the pattern of its key. */
const WORDS = {
  'its name': 'games.{name}',
  'its rule': 'games.{name}_rule',
  'its terms': 'notation.{name}',
  'the heading of its parts': 'why.head.{part}',
};

/**
 * The names of boards whose module can draw. A sum is one of them, since it draws the boards of its summands.
 */
const drawn = new Set<string>(['sum']);
for (const [name, load] of Object.entries(boards)) {
  if (typeof (await load()).view === 'function') drawn.add(name);
}

/**
 * The required pieces of a game, each with a function that tests whether the game has the piece. Texts are
 * required in every language.
 */
const pieces: Record<string, (entry: GameEntry) => boolean> = {
  'a group that is offered: GROUPS in www/games.ts': ({ group }) =>
    groups.some(({ name }) => name === group),
  'a picture: www/ui/pictures/games.ts': ({ name }) => Object.hasOwn(pictures, name),
  'a board: www/boards/index.ts': ({ board }) => drawn.has(board),
  'golden values or lost positions with a source: tests/golden/': ({ name }) =>
    golden.some(({ game, source }) => nameOf(game) === name && source.length > 10),
  ...Object.fromEntries(
    lists.map(({ name, text }) => [
      `a line in ${name}`,
      (entry: GameEntry) => beginning(entry).test(text),
    ]),
  ),
  ...Object.fromEntries(
    langs.flatMap((lang) =>
      Object.entries(WORDS).map(([word, key]) => [
        `${word} in ${lang}: www/i18n/${lang}/games/`,
        ({ name, part }: GameEntry) =>
          has(lang, key.replace('{name}', name).replace('{part}', part)),
      ]),
    ),
  ),
};

/** Return an error text for each piece that a game lacks. */
const lacking = (entry: GameEntry) =>
  Object.entries(pieces)
    .filter(([, isThere]) => !isThere(entry))
    .map(([piece]) => `${entry.name} lacks ${piece}`);

test('every game of the list has all its pieces', () => {
  assert.ok(entries.length > 30);
  assert.deepEqual(entries.flatMap(lacking), []);
});

test('the worked example of CONTRIBUTING gives all but a line in each list and golden values', () => {
  const section = read('CONTRIBUTING.md').split('\n## A new game\n')[1].split('\n## ')[0];
  const blocks = [...section.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code.trim());
  const [picture] = blocks.splice(-1);
  const object = (lines: string[]) => new Function(`return {${lines.join('')}}`)();
  const name = 'one-or-all';
  for (const [i, lang] of langs.entries()) {
    const lines = blocks[i].split('\n');
    // Put the last line into the texts about notation, and the other lines into the texts about games.
    Object.assign(languages[lang].words.games, object(lines.slice(0, -1)));
    Object.assign(languages[lang].words.notation, object(lines.slice(-1)));
  }
  Object.assign(pictures, object([picture]));
  assert.doesNotThrow(() => shapes(Reflect.get(pictures, name), 56));
  const nim = entries.find((entry) => entry.name === 'nim') as GameEntry;
  assert.deepEqual(lacking({ ...nim, name, game: name }), [
    `${name} lacks golden values or lost positions with a source: tests/golden/`,
    ...lists.map((list) => `${name} lacks a line in ${list.name}`),
  ]);
});

test('the list that was written down is the core’s own, and all of it is offered', async () => {
  assert.deepEqual(await listed(), entries);
  const names = (list: GameEntry[]) => list.map(({ name }) => name).sort();
  assert.deepEqual(names(games), names(entries));
  assert.equal(new Set(names(entries)).size, entries.length);
  for (const { name, game, position } of entries) {
    assert.equal(nameOf(game), name);
    const described = await describe(game, position);
    assert.equal(described.name, name);
    assert.ok(drawn.has(described.draw), `${name}: ${described.draw}`);
  }
});
