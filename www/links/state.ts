/**
 * The state of the page and the link that stores it. A link is the URL's fragment: a version, a view, and
 * named fields, as in `#v1/play?game=nim&position=3+5+7`. The version keeps old links valid: defaults of a
 * version never change, and unknown fields are ignored. This module does not use the DOM.
 */
import { views } from './views.ts';
import type { Field } from './fields.ts';
import type { View } from './views.ts';
import type { ExtraState } from '../open.ts';

export interface State extends ExtraState {
  view: string;
  game: string;
  /** The first position of the game. */
  start: string;
  /** The present position of the board. */
  position: string;
  /** The moves played from `start`. */
  moves: string[];
  first: 'you' | 'computer';
  /** 0..1 */
  skill: number;
  /** The number of people at the board; with 0 the computer plays both sides. */
  players: '0' | '1' | '2';
  /** The opponent of the reader; a friend sends moves as links. */
  vs: 'computer' | 'friend';
  /** The name of the wrong claim that the computer follows in its play; empty for none. */
  believes: string;
  /** The name of a match with a friend. */
  match: string;
  hints: 'on-demand' | 'always' | 'off';
  /** Whether the explanation is open. */
  why: boolean;
  /** The size of the last heap in the table. */
  upto: number;
  n: string;
  divisors: string;
  /** The set sizes that the reader typed, as `A=5 B=4 A&B=2`. */
  sets: string;
  /** The open tab within the view, such as `plot`. */
  mode: string;
  /** The lesson of the course; empty for the list of lessons. */
  lesson: string;
  /** The step of the lesson's proof. */
  step: number;
  /**
   * In the view `refuted`, the name of the shown claim, or empty for the list of claims; in the view
   * `tables`, a conjecture, or empty for none.
   */
  claim: string;
  /** The selected level ("rung") of the ladder; empty for the list of all levels. */
  rung: string;
  /** The date of the position of the day; empty for today. */
  date: string;
  /** The number of links followed so far; not stored in links. */
  visit?: number;
}

export type Flaw = {
  field: string;
  value: string;
  kind: 'version' | 'view' | 'encoding' | 'value';
};

export const VERSION = 'v1';

export const { defaults, readLink, writeLink, overlay } = linksOf(views);

/** Create the functions that read and write links for the given views. */
export function linksOf(views: readonly Pick<View, 'name' | 'fields'>[]) {
  const fieldsOf: Record<string, Record<string, Field>> = Object.fromEntries(
    views.map(({ name, fields }) => [name, fields]),
  );
  const all: Record<string, Field> = Object.assign({}, ...Object.values(fieldsOf));

  const initial = (): State => {
    const values = Object.entries(all).map(([name, field]) => [
      name,
      structuredClone(field.default),
    ]);
    return { view: views[0].name, ...Object.fromEntries(values) };
  };

  /** The state of an empty link. */
  const defaults: Readonly<State> = Object.freeze(initial());

  /**
   * Parse a link. Return its state and its invalid fields, which keep their defaults in the state. `unplaced`
   * is set if the link has a game other than the default one, but no position.
   * @param fragment with or without `#`
   */
  function readLink(fragment: string): { state: State; flaws: Flaw[]; unplaced?: true } {
    const flaws: Flaw[] = [];
    const state = initial();
    const text = fragment.replace(/^#/, '');
    if (!text) return { state, flaws };

    const [path, query = ''] = splitOnce(text, '?');
    const [version, view = ''] = splitOnce(path, '/');
    if (!/^v[1-9]\d*$/.test(version)) {
      flaws.push({ field: 'link', value: text, kind: 'version' });
      return { state, flaws };
    }
    // Read as many fields as possible from a link of another version, and report the version.
    if (version !== VERSION) flaws.push({ field: 'version', value: version, kind: 'version' });
    if (Object.hasOwn(fieldsOf, view)) state.view = view;
    else flaws.push({ field: 'view', value: view, kind: 'view' });

    const given = readPairs(query, state, flaws);
    for (const [name, { aliasOf }] of Object.entries(all)) {
      if (!aliasOf || given.has(name) === given.has(aliasOf)) continue;
      const [absent, present] = given.has(name) ? [aliasOf, name] : [name, aliasOf];
      Reflect.set(state, absent, Reflect.get(state, present));
    }
    if (given.has('position') || given.has('start')) return { state, flaws };
    if (state.game === all.game?.default) return { state, flaws };
    return { state, flaws, unplaced: true };
  }

  /** Parse the pairs `name=value` into a state; return the names of the valid pairs. */
  function readPairs(query: string, state: State, flaws: Flaw[]) {
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
        Reflect.set(state, name, read);
        given.add(name);
      }
    }
    return given;
  }

  /** Return the fragment of a state, including `#`. */
  function writeLink(state: State) {
    const pairs = [];
    for (const [name, field] of Object.entries(fieldsOf[state.view])) {
      const value: unknown = Reflect.get(state, name);
      if (field.aliasOf && value === Reflect.get(state, field.aliasOf)) continue;
      const write = field.write ?? String;
      const text = write(value);
      if (field.maxLength !== undefined && text.length > field.maxLength) continue;
      if (!field.always && text === write(field.default)) continue;
      pairs.push(`${name}=${encode(text)}`);
    }
    return `#${VERSION}/${state.view}?${pairs.join('&')}`;
  }

  /**
   * Merge a state read from a link into the current state. Fields that the link's view does not use keep
   * their current values.
   */
  function overlay(memory: State, read: State): State {
    const own = fieldsOf[read.view];
    const next = { ...memory, view: read.view };
    for (const name of Object.keys(own)) {
      Reflect.set(next, name, Reflect.get(read, name));
    }
    // In views without moves, a new position is the start of a new game.
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

/** Return the state with a new game that begins at `start`. */
export const startedAt = (state: State, start: string): State => ({
  ...state,
  position: start,
  start,
  moves: [],
});

function splitOnce(text: string, at: string): [string, string?] {
  const i = text.indexOf(at);
  return i < 0 ? [text] : [text.slice(0, i), text.slice(i + at.length)];
}

function decode(text: string) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/**
 * Encode a text readably: write spaces as `+`, and do not escape characters without a meaning in fragments.
 */
function encode(text: string) {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(3A|3B|2C|2F|3D|40)/g, (code) => decodeURIComponent(code));
}
