/**
 * The page's code knows no game by name: what it must know of one is in the core's list. Words and
 * pictures are for each game, and a field may have a game in it at first.
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { games } from '../../../www/engine/wasm/games.js';

const WWW = new URL('../../../www/', import.meta.url);
const NAMES = games.map(({ name }) => name);

/**
 * What is about each game by its nature, what is copied as it is, and what the core's build makes.
 * The rungs of the ladder, the positions of the days and the example of a sheet are of all games. A lesson and the glossary are about the games that they teach, the outline names the lessons, and the contract states
 * what stands in a field at first.
 */
const APART =
  /^(i18n|public|contract|engine\/wasm|learn\/lessons)\/|^(ui\/pictures\/(games|lessons)|class\/example-sheet|learn\/(ideas|outline|parts|rungs|daily-positions))\.js$/;

/**
 * Names that are words for something else as well, and in which files they are that.
 * @type {Record<string, { is: string, files: RegExp }>}
 */
const ALSO = {
  graph: {
    is: 'a view and its icon, and a block of a lesson',
    files:
      /^(page\/(load-view|views|mex-play-view|snippets)|ui\/(pictures\/icons|host-page\/tags)|learn\/(blocks|mex-builder|mex-twin)|graph\/graph-widget)\.js$/,
  },
  nim: { is: 'the game whose value is the nim-sum that was asked', files: /^learn\/builders\.js$/ },
  divisors: {
    is: 'the numbers of a union',
    files:
      /^(union\/.*|ui\/host-page\/markup-block|static\/(spec|union)|page\/(views|mex-union-view)|engine\/api|learn\/(mex-bits|board-link))\.js$/,
  },
  merge: { is: 'what the board’s button does', files: /^boards\/merge\.js$/ },
  product: { is: 'a product of numbers', files: /^learn\/(bitmask-loop|mex-bits)\.js$/ },
  rule: { is: 'a form of game lines', files: /^games\.js$/ },
  cut: {
    is: 'what is done to an edge, a row or a heap',
    files: /^(boards\/(options-row|plant|split))\.js$/,
  },
  boxes: {
    is: 'what a layout places, and a preset of a typed rule',
    files: /^(quotient\/layout|games)\.js$/,
  },
};

/** Kinds of moves, of explanations and boards share names with games: tables that are keyed by them. */
const KEYED = new Set(['PICTURED', 'finders', 'boards', 'VIEWS']);
/** Data that identifies such a kind. */
const KINDS = new Set(['kind', 'board', 'draw']);

/** A name, alone or at the head of a game line. */
const LINE = new RegExp(`^\\s*(${NAMES.join('|')})(\\s.*)?$`, 's');
/** A name anywhere in a pattern. */
const PATTERN = new RegExp(`(?<![\\w-])(${NAMES.join('|')})(?![\\w-])`);

/** Whether a text stands for the game that is there at first: `this.game = '…'`, `game = …('…')`. @param {any} node */
function isDefault(node) {
  const { parent } = node;
  if (parent.type === 'AssignmentExpression') return parent.left.property?.name === 'game';
  return parent.type === 'CallExpression' && parent.parent.id?.name === 'game';
}

/** Whether it is compared with a kind, or is one in a table of kinds. @param {any} node */
function isKind(node) {
  const { parent } = node;
  if (parent.type === 'BinaryExpression') {
    const other = parent.left === node ? parent.right : parent.left;
    return KINDS.has((other.expression ?? other).property?.name);
  }
  // `scene('…', import('…'))` names a board.
  if (parent.type === 'CallExpression') return parent.callee.name === 'scene';
  return parent.type === 'Property' && parent.key === node && KEYED.has(tableOf(parent));
}

/** The variable that an object's property belongs to. @param {any} property */
const tableOf = (property) => property.parent.parent.id?.name ?? '';

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  create(context) {
    const object = (/** @type {any} */ node, /** @type {string} */ found) =>
      context.report({ node, message: found });
    const look = (/** @type {any} */ node, /** @type {string} */ text) => {
      const found = LINE.exec(text)?.[1];
      if (!found || isDefault(node) || isKind(node)) return;
      if (text === found && ALSO[found]?.files.test(context.filename)) return;
      object(node, found);
    };
    return {
      Literal(/** @type {any} */ node) {
        if (node.regex) {
          const found = PATTERN.exec(node.regex.pattern)?.[1];
          if (found) object(node, found);
        } else if (typeof node.value === 'string') look(node, node.value);
      },
      TemplateElement(/** @type {any} */ node) {
        look(node, node.value.cooked);
      },
      Property(/** @type {any} */ node) {
        if (node.shorthand || node.computed || node.key.type !== 'Identifier') return;
        look(node.key, node.key.name);
      },
    };
  },
};

const linter = new Linter();

/** The names in a file, with their places. @param {string} file @param {string} code */
function namesIn(file, code) {
  const found = linter.verify(
    code,
    [{ plugins: { own: { rules: { names: rule } } }, rules: { 'own/names': 'error' } }],
    { filename: file },
  );
  return found.map(({ line, message }) => `${file}:${line}: ${message}`);
}

test('no game is named in the page’s code', () => {
  const files = readdirSync(WWW, { recursive: true })
    .map((name) => String(name).split(sep).join('/'))
    .filter((file) => file.endsWith('.js') && !APART.test(file));
  assert.ok(files.length > 100);
  const found = files.flatMap((file) => namesIn(file, readFileSync(new URL(file, WWW), 'utf8')));
  assert.deepEqual(found, []);
});

test('the check finds what it is for', () => {
  const wrong = [
    `if (look === 'fibonacci') draw();`,
    `const own = new Set(['turning-turtles']);`,
    `const parts = { staircase: 'step' };`,
    `const parts = { 'silver-dollar': 'gap' };`,
    `const alone = /^(moore|merge)\\b/;`,
    `const is = /^\\s*graph\\b/i.test(game);`,
    `if (grid.game.startsWith('wythoff')) draw();`,
    'run(`nimble`);',
    `run('octal 0.77');`,
    `if (name === 'race') draw();`,
    `const name = card.name ?? 'nim';`,
    `const boardOf = { race: 'race' };`,
  ];
  for (const code of wrong) assert.notDeepEqual(namesIn('play/view.js', code), [], code);
  const right = [
    `this.game = 'subtract 1 3 4';`,
    `const game = text('nim', { always: true });`,
    `if (move.kind === 'letters') draw();`,
    `const boards = { race: 1, graph: 2 };`,
    `t('graph.title'); t('games.write_rule');`,
  ];
  for (const code of right) assert.deepEqual(namesIn('play/view.js', code), [], code);
  assert.deepEqual(namesIn('page/views.js', `const views = [{ name: 'graph' }];`), []);
  // A game line is never something else.
  assert.notDeepEqual(namesIn('page/views.js', `run('graph a>b');`), []);
});
