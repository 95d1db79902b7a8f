/**
 * The page is a house with floors: a file imports from its own room and from those on lower
 * floors. Rooms side by side do not know each other, so that a feature can be understood, moved or
 * taken away by itself. Types count, too: who must know another's shape depends on it.
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const WWW = fileURLToPath(new URL('../../../www', import.meta.url));

/** From the roof to the ground; what stands in one line are rooms side by side. */
const FLOORS = [
  [
    'main.js',
    'elements.js',
    'static.js',
    'cli.js',
    'index.types.ts',
    'standalone',
    'embed',
    'offline',
  ],
  ['page', 'widgets.js', 'index.js'],
  ['static', 'widgets-small.js'],
  ['learn'],
  // A room within a room serves that one alone.
  ['learn/pictures'],
  ['play', 'why', 'tables', 'graph', 'union', 'quotient'],
  ['tables/plots', 'tables/export'],
  ['boards'],
  ['scene'],
  ['ui'],
  ['i18n'],
  ['games.js', 'contract'],
  ['engine'],
];

/** What may not be known although it lies below, and why. @type {Record<string, [string[], string]>} */
const UNKNOWN = {
  boards: [['engine', 'games.js'], 'what may be done arrives as data'],
  'index.js': [['page', 'ui', 'i18n', 'boards'], 'the API needs no DOM'],
};

/** Neither modules nor ours: what is copied as it is, and what the core's build makes. */
const APART = ['public/', 'engine/wasm/', 'globals.d.ts'];

/** @param {string} file @returns {{ room: string, floor: number } | null} */
function placeOf(file) {
  let best = null;
  for (const [floor, rooms] of FLOORS.entries()) {
    for (const room of rooms) {
      const inside = file === room || file.startsWith(`${room}/`);
      if (inside && room.length > (best?.room.length ?? 0)) best = { room, floor };
    }
  }
  return best;
}

/**
 * What a file imports: statically, when asked for, as a worker, or as a type.
 * @param {string} file
 * @param {string} text
 * @returns {{ to: string, line: number, type: boolean, lazy: boolean }[]}
 */
function importsOf(file, text) {
  const found = [];
  for (const match of text.matchAll(/(from |import |import\(|URL\()\s*'(\.[^']+)'/g)) {
    const before = text.slice(0, match.index);
    const line = before.split('\n').length;
    const type = /^\s*(\/?\*|\/\/)|\/\*\*/.test(before.slice(before.lastIndexOf('\n') + 1));
    const to = posix.normalize(posix.join(posix.dirname(file), match[2]));
    found.push({ to, line, type, lazy: match[1].endsWith('(') });
  }
  return found;
}

/**
 * What is wrong with an import, or null.
 * @param {string} file
 * @param {string} to
 */
function objection(file, to) {
  const from = placeOf(file);
  const into = placeOf(to);
  if (!from) return 'stands in no room';
  if (!into) return `asks for ${to}, which stands in no room`;
  if (from.room === into.room) return null;
  if (into.floor < from.floor) return `${from.room} lies below ${into.room}`;
  if (into.floor === from.floor) return `${from.room} and ${into.room} lie side by side`;
  const [within] = into.room.split('/');
  if (within !== into.room && within !== from.room) return `${into.room} serves ${within} alone`;
  const [unknown, reason] = UNKNOWN[from.room] ?? [[], ''];
  return unknown.includes(into.room) ? `${from.room} knows no ${into.room}: ${reason}` : null;
}

/** @type {Map<string, string>} */
const texts = new Map();
for (const name of readdirSync(WWW, { recursive: true })) {
  const file = String(name).split(sep).join('/');
  if (!/\.[jt]s$/.test(file) || APART.some((part) => file.startsWith(part))) continue;
  texts.set(file, readFileSync(join(WWW, file), 'utf8'));
}

test('every import runs down', () => {
  const wrong = [];
  for (const [file, text] of texts) {
    if (!placeOf(file)) wrong.push(`www/${file} stands in no room`);
    for (const { to, line } of importsOf(file, text)) {
      const why = objection(file, to);
      if (why) wrong.push(`www/${file}:${line} imports ${to}: ${why}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('no files import each other in a circle', () => {
  /** @type {Map<string, 'open' | 'done'>} */
  const seen = new Map();
  const visit = (/** @type {string} */ file, /** @type {string[]} */ path) => {
    if (seen.get(file) === 'open') {
      assert.fail(`in a circle: ${[...path.slice(path.indexOf(file)), file].join(' > ')}`);
    }
    if (seen.has(file) || !texts.has(file)) return;
    seen.set(file, 'open');
    for (const { to, type, lazy } of importsOf(file, texts.get(file) ?? '')) {
      if (!type && !lazy) visit(to, [...path, file]);
    }
    seen.set(file, 'done');
  };
  for (const file of texts.keys()) visit(file, []);
});

test('the check finds what it is for', () => {
  assert.match(String(objection('ui/base.js', 'play/view.js')), /ui lies below play/);
  assert.match(String(objection('why/view.js', 'tables/heading.js')), /side by side/);
  assert.match(String(objection('graph/nodes.js', 'tables/plots/dots.js')), /serves tables alone/);
  assert.match(String(objection('tables/plots/dots.js', 'tables/heading.js')), /lies below tables/);
  assert.match(String(objection('boards/heaps.js', 'engine/types.js')), /knows no engine/);
  assert.match(String(objection('elsewhere/a.js', 'engine/api.js')), /no room/);
  assert.equal(objection('page/mex-app.js', 'i18n/index.js'), null);
  const text = [
    "import { a } from './a.js';",
    "/** @typedef {import('../b.js').B} B */",
    "const later = () => import('../c/d.js');",
    "new Worker(new URL('./w.js', import.meta.url));",
    "export * from './e.js';",
  ].join('\n');
  assert.deepEqual(
    importsOf('ui/x.js', text).map(({ to, line, type, lazy }) => [to, line, type, lazy]),
    [
      ['ui/a.js', 1, false, false],
      ['b.js', 2, true, true],
      ['c/d.js', 3, false, true],
      ['ui/w.js', 4, false, true],
      ['ui/e.js', 5, false, false],
    ],
  );
  assert.ok(texts.size > 100);
});
