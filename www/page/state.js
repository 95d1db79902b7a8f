/**
 * The state of the page and its link. A link is the URL's fragment: a version, a view, and named
 * fields, as in `#v1/play?game=nim&position=3+5+7`. It is versioned so that old links live for
 * ever: defaults of a version never change, and unknown fields are passed over. Nothing here
 * knows the DOM.
 *
 * @typedef {'play' | 'tables' | 'graph' | 'union' | 'practice'} View
 *
 * @typedef {object} State
 * @property {View} view
 * @property {string} game
 * @property {string} start where the game began
 * @property {string} position what is on the board
 * @property {string[]} moves played from the start
 * @property {'you' | 'computer'} first
 * @property {number} skill 0..1
 * @property {'1' | '2'} players
 * @property {'on-demand' | 'always' | 'off'} hints
 * @property {boolean} why whether the explanation is open
 * @property {number} upto the table's last heap
 * @property {string} n
 * @property {string} divisors
 * @property {string} sets sizes typed in, as `A=5 B=4 A&B=2`
 * @property {string} mode a view's own tab, such as `plot`
 * @property {string} problem
 * @property {string} input
 *
 * @typedef {{ field: string, value: string, kind: 'version' | 'view' | 'encoding' | 'value' }} Flaw
 */

export const VERSION = 'v1';

/** @type {readonly View[]} */
export const views = ['play', 'tables', 'graph', 'union', 'practice'];

/** What a link that says nothing means. @type {Readonly<State>} */
export const defaults = Object.freeze({
  view: 'play',
  game: 'nim',
  start: '3 5 7',
  position: '3 5 7',
  moves: [],
  first: 'you',
  skill: 1,
  players: '1',
  hints: 'on-demand',
  why: false,
  upto: 30,
  n: '100',
  divisors: '2 3 5',
  sets: '',
  mode: '',
  problem: '891',
  input: '',
});

/** Which fields a view's link holds; those of `always` are written even when at their default. */
const fields = {
  play: ['game', 'position', 'start', 'moves', 'first', 'skill', 'players', 'hints', 'why'],
  tables: ['game', 'upto', 'mode', 'position'],
  graph: ['game', 'position', 'mode'],
  union: ['n', 'divisors', 'sets', 'mode'],
  practice: ['problem', 'input'],
};
const always = new Set(['game', 'position', 'start', 'n', 'divisors', 'problem', 'upto']);

/** Inputs longer than this stay out of the link, which must remain one that can be passed on. */
export const INPUT_IN_LINK = 1500;

/** @type {Record<string, (text: string) => any>} undefined where the text makes no sense */
const readers = {
  moves: (text) =>
    text
      .split(';')
      .map((move) => move.trim())
      .filter(Boolean),
  first: (text) => oneOf(text, ['you', 'computer']),
  players: (text) => oneOf(text, ['1', '2']),
  hints: (text) => oneOf(text, ['on-demand', 'always', 'off']),
  why: (text) => ({ 1: true, 0: false })[text],
  skill: (text) => (/^(0(\.\d+)?|1(\.0*)?)$/.test(text) ? Number(text) : undefined),
  upto: (text) => (/^\d{1,8}$/.test(text) ? Number(text) : undefined),
};

/** @param {string} text @param {string[]} allowed */
function oneOf(text, allowed) {
  return allowed.includes(text) ? text : undefined;
}

/** @type {Record<string, (value: any) => string>} */
const writers = {
  moves: (moves) => moves.join(';'),
  why: (open) => (open ? '1' : '0'),
};

/**
 * The state a fragment describes, and what in it could not be read. Whatever is wrong is left
 * at its default.
 * @param {string} fragment with or without `#`
 * @returns {{ state: State, flaws: Flaw[] }}
 */
export function readLink(fragment) {
  /** @type {Flaw[]} */
  const flaws = [];
  /** @type {State} */
  const state = { ...defaults, moves: [] };
  const text = fragment.replace(/^#/, '');
  if (!text) return { state, flaws };

  const [path, query = ''] = splitOnce(text, '?');
  const [version, view = ''] = splitOnce(path, '/');
  if (!/^v\d+$/.test(version)) {
    flaws.push({ field: 'link', value: text, kind: 'version' });
    return { state, flaws };
  }
  // A link of a later version is read as far as it is understood.
  if (version !== VERSION) flaws.push({ field: 'version', value: version, kind: 'version' });
  if (isView(view)) state.view = view;
  else flaws.push({ field: 'view', value: view, kind: 'view' });

  const given = new Set();
  for (const pair of query.split('&')) {
    if (!pair) continue;
    const [rawName, rawValue = ''] = splitOnce(pair, '=');
    const name = decode(rawName);
    const value = decode(rawValue);
    if (name === null || value === null) {
      flaws.push({ field: name ?? rawName, value: rawValue, kind: 'encoding' });
      continue;
    }
    if (!Object.hasOwn(defaults, name) || name === 'view') continue;
    const read = readers[name] ? readers[name](value) : value;
    if (read === undefined) flaws.push({ field: name, value, kind: 'value' });
    else {
      /** @type {any} */ (state)[name] = read;
      given.add(name);
    }
  }
  // Either of the two positions stands in for the other. Moves lead from one to the other.
  if (!given.has('start') && given.has('position')) state.start = state.position;
  if (given.has('start') && !given.has('position')) state.position = state.start;
  return { state, flaws };
}

/**
 * The fragment that says a state, with its `#`.
 * @param {State} state
 */
export function writeLink(state) {
  const pairs = [];
  for (const name of fields[state.view]) {
    const value = /** @type {any} */ (state)[name];
    if (name === 'start' && value === state.position) continue;
    if (name === 'input' && value.length > INPUT_IN_LINK) continue;
    const text = writers[name] ? writers[name](value) : String(value);
    const usual = /** @type {any} */ (defaults)[name];
    if (!always.has(name) && text === (writers[name] ? writers[name](usual) : String(usual))) {
      continue;
    }
    pairs.push(`${name}=${encode(text)}`);
  }
  return `#${VERSION}/${state.view}?${pairs.join('&')}`;
}

/**
 * A state read from a link, laid over the one in memory: what belongs to other views stays.
 * @param {State} memory
 * @param {State} read
 * @returns {State}
 */
export function overlay(memory, read) {
  const next = { ...memory, view: read.view };
  for (const name of fields[read.view]) {
    /** @type {any} */ (next)[name] = /** @type {any} */ (read)[name];
  }
  if (read.view === 'tables' || read.view === 'graph') {
    if (memory.game !== read.game || memory.position !== read.position) {
      next.start = read.position;
      next.moves = [];
    }
  }
  return next;
}

/** @param {string} text @returns {text is View} */
function isView(text) {
  return views.includes(/** @type {View} */ (text));
}

/** @param {string} text @param {string} at @returns {[string, string?]} */
function splitOnce(text, at) {
  const i = text.indexOf(at);
  return i < 0 ? [text] : [text.slice(0, i), text.slice(i + at.length)];
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** Readable where it is safe: spaces as `+`, and signs that mean nothing in a fragment as they are. */
function encode(/** @type {string} */ text) {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(3A|3B|2C|2F|3D|40)/g, (code) => decodeURIComponent(code));
}
