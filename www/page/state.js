/**
 * The state of the page and its link. A link is the URL's fragment: a version, a view, and named
 * fields, as in `#v1/play?game=nim&position=3+5+7`. It is versioned so that old links keep working:
 * defaults of a version never change, and unknown fields are ignored. Independent of the DOM.
 *
 * @typedef {object} State
 * @property {string} view
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
 * @property {string} sets typed sizes, as `A=5 B=4 A&B=2`
 * @property {string} mode a view's own tab, such as `plot`
 * @property {string} problem
 * @property {string} input
 * @property {string} lesson of the course; none for the list of lessons
 * @property {number} step of the lesson's proof
 * @property {string} rung of the ladder; none for the whole ladder
 * @property {string} sheet a task sheet, as class/code.js writes it
 * @property {string} date of the position of the day; none for today
 *
 * @typedef {{ field: string, value: string, kind: 'version' | 'view' | 'encoding' | 'value' }} Flaw
 *
 * @typedef {import('./fields.js').Field} Field
 */
import { views } from './views.js';

export const VERSION = 'v1';

export const { defaults, readLink, writeLink, overlay } = linksOf(views);

/** Readers and writers for the links of some views.
 * @param {readonly Pick<import('./views.js').View, 'name' | 'fields'>[]} views
 */
export function linksOf(views) {
  /** @type {Record<string, Record<string, Field>>} */
  const fieldsOf = Object.fromEntries(views.map(({ name, fields }) => [name, fields]));
  /** @type {Record<string, Field>} */
  const all = Object.assign({}, ...Object.values(fieldsOf));

  /** @returns {State} */
  const initial = () => {
    const values = Object.entries(all).map(([name, field]) => [
      name,
      structuredClone(field.default),
    ]);
    return { view: views[0].name, ...Object.fromEntries(values) };
  };

  /** The state of an empty link. @type {Readonly<State>} */
  const defaults = Object.freeze(initial());

  /**
   * The state of a fragment, and what in it is invalid. Invalid fields keep their defaults. `unplaced`: the
   * link has a game without a position.
   * @param {string} fragment with or without `#`
   * @returns {{ state: State, flaws: Flaw[], unplaced?: true }}
   */
  function readLink(fragment) {
    /** @type {Flaw[]} */
    const flaws = [];
    const state = initial();
    const text = fragment.replace(/^#/, '');
    if (!text) return { state, flaws };

    const [path, query = ''] = splitOnce(text, '?');
    const [version, view = ''] = splitOnce(path, '/');
    if (!/^v\d+$/.test(version)) {
      flaws.push({ field: 'link', value: text, kind: 'version' });
      return { state, flaws };
    }
    // A link of a later version is read as far as possible.
    if (version !== VERSION) flaws.push({ field: 'version', value: version, kind: 'version' });
    if (Object.hasOwn(fieldsOf, view)) state.view = view;
    else flaws.push({ field: 'view', value: view, kind: 'view' });

    const given = readPairs(query, state, flaws);
    for (const [name, { aliasOf }] of Object.entries(all)) {
      if (!aliasOf || given.has(name) === given.has(aliasOf)) continue;
      const [absent, present] = given.has(name) ? [aliasOf, name] : [name, aliasOf];
      /** @type {any} */ (state)[absent] = /** @type {any} */ (state)[present];
    }
    if (given.has('position') || given.has('start')) return { state, flaws };
    if (state.game === all.game?.default) return { state, flaws };
    return { state, flaws, unplaced: true };
  }

  /**
   * Reads the pairs into a state; returns the names of the valid ones.
   * @param {string} query
   * @param {State} state
   * @param {Flaw[]} flaws
   */
  function readPairs(query, state, flaws) {
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
      if (!Object.hasOwn(all, name)) continue;
      const read = all[name].read ? all[name].read(value) : value;
      if (read === undefined) flaws.push({ field: name, value, kind: 'value' });
      else {
        /** @type {any} */ (state)[name] = read;
        given.add(name);
      }
    }
    return given;
  }

  /** The fragment of a state, with its `#`. @param {State} state */
  function writeLink(state) {
    const pairs = [];
    for (const [name, field] of Object.entries(fieldsOf[state.view])) {
      const value = /** @type {any} */ (state)[name];
      if (field.aliasOf && value === /** @type {any} */ (state)[field.aliasOf]) continue;
      const write = field.write ?? String;
      const text = write(value);
      if (field.maxLength !== undefined && text.length > field.maxLength) continue;
      if (!field.always && text === write(field.default)) continue;
      pairs.push(`${name}=${encode(text)}`);
    }
    return `#${VERSION}/${state.view}?${pairs.join('&')}`;
  }

  /**
   * A state read from a link, merged into the current one: fields of other views are kept.
   * @param {State} memory
   * @param {State} read
   * @returns {State}
   */
  function overlay(memory, read) {
    const own = fieldsOf[read.view];
    const next = { ...memory, view: read.view };
    for (const name of Object.keys(own)) {
      /** @type {any} */ (next)[name] = /** @type {any} */ (read)[name];
    }
    // A position without moves is where a game begins.
    if ('position' in own && !('moves' in own)) {
      if (memory.game !== read.game || memory.position !== read.position) {
        next.start = read.position;
        next.moves = [];
      }
    }
    return next;
  }

  return { defaults, readLink, writeLink, overlay };
}

/** The state with its game at the beginning. @param {State} state @param {string} start @returns {State} */
export const startedAt = (state, start) => ({ ...state, position: start, start, moves: [] });

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

/** Readable encoding: spaces as `+`, and characters without meaning in a fragment unescaped. */
function encode(/** @type {string} */ text) {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(3A|3B|2C|2F|3D|40)/g, (code) => decodeURIComponent(code));
}
