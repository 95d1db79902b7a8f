/**
 * What was won on the ladder and on the days: stars, tries and hints. Stored in this browser only;
 * without access to storage it lasts as long as the page.
 *
 * @typedef {'rungs' | 'days'} Kind
 * @typedef {object} Entry
 * @property {number} stars the best result so far; 0 where it was not won yet
 * @property {number} tries begun, with moves taken back counted as tries; at least 1
 * @property {boolean} hint whether a hint was shown
 * @property {boolean} [late] a day that was won on a later one
 * @typedef {Record<Kind, Record<string, Entry>>} Saved
 */
import { isDate } from './daily.js';
import { rungOf } from './rungs.js';
import { readText, removeText, writeText } from '../ui/storage.ts';

const KEY = 'mexplorer-ladder';
/** The longest file that is read, in bytes: a hundred years of days have less. */
export const LARGEST = 4_000_000;
const VERSION = 1;
const MOST_TRIES = 99_999;

/** Emits `change` when something was won, tried or shown. */
export const changes = new EventTarget();

/** @type {Saved | null} */
let saved = null;

/** @returns {Saved} */
const none = () => ({ rungs: {}, days: {} });

/** Which names may stand in a file. @type {Record<Kind, (id: string) => boolean>} */
const known = { rungs: (id) => rungOf(id) !== undefined, days: isDate };

/** @param {unknown} value @param {number} least @param {number} most */
const isCount = (value, least, most) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

/** @param {any} entry */
const isEntry = (entry) =>
  isCount(entry?.stars, 0, 3) &&
  isCount(entry.tries, 1, MOST_TRIES) &&
  typeof entry.hint === 'boolean' &&
  [undefined, true].includes(entry.late);

/** @param {unknown} value */
const isTable = (value) => Boolean(value) && typeof value === 'object' && !Array.isArray(value);

/**
 * What a text says, or null if it is not such a file or any entry is damaged. Names from a later
 * version are passed over.
 * @param {string} text
 * @returns {Saved | null}
 */
function read(text) {
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (found?.kind !== KEY || found.version !== VERSION) return null;
  const all = none();
  for (const kind of /** @type {const} */ (['rungs', 'days'])) {
    if (!isTable(found[kind])) return null;
    for (const [id, entry] of Object.entries(found[kind])) {
      if (!isEntry(entry)) return null;
      if (!known[kind](id)) continue;
      const { stars, tries, hint, late } = /** @type {Entry} */ (entry);
      all[kind][id] = { stars, tries, hint, ...(late ? { late } : {}) };
    }
  }
  return all;
}

function load() {
  if (saved) return saved;
  saved = none();
  saved = read(readText(KEY) ?? '') ?? saved;
  return saved;
}

const written = () => JSON.stringify({ kind: KEY, version: VERSION, ...load() }, null, 2);

function store() {
  writeText(KEY, written());
  changes.dispatchEvent(new Event('change'));
}

// Another tab may have won something.
globalThis.addEventListener?.('storage', (event) => {
  if (/** @type {StorageEvent} */ (event).key !== KEY) return;
  saved = null;
  changes.dispatchEvent(new Event('change'));
});

/** @param {Kind} kind @param {string} id @returns {Entry} */
export const entryOf = (kind, id) => load()[kind][id] ?? { stars: 0, tries: 1, hint: false };

/** @param {Kind} kind @param {string} id @param {Partial<Entry>} what */
function change(kind, id, what) {
  load()[kind][id] = { ...entryOf(kind, id), ...what };
  store();
}

/** The stars for a win now. @param {Pick<Entry, 'tries' | 'hint'>} entry */
export const worth = ({ tries, hint }) => 3 - Number(hint) - Number(tries > 1);

/** Whether what is done now still counts: a day counts until it is won. @param {Kind} kind @param {string} id */
const counts = (kind, id) => kind === 'rungs' || entryOf(kind, id).stars === 0;

/** A hint is shown. @param {Kind} kind @param {string} id */
export function hinted(kind, id) {
  if (counts(kind, id) && !entryOf(kind, id).hint) change(kind, id, { hint: true });
}

/** A game was lost, or a move is taken back. @param {Kind} kind @param {string} id */
export function again(kind, id) {
  const { tries } = entryOf(kind, id);
  if (counts(kind, id)) change(kind, id, { tries: Math.min(MOST_TRIES, tries + 1) });
}

/**
 * A game was won. The best result of a rung stays, and its next game is a first try again; a day
 * keeps its first result.
 * @param {Kind} kind
 * @param {string} id
 * @param {boolean} [late] whether a day is won on a later one
 * @returns {number} the stars of this game
 */
export function win(kind, id, late = false) {
  const entry = entryOf(kind, id);
  const stars = worth(entry);
  if (kind === 'rungs')
    change(kind, id, { stars: Math.max(stars, entry.stars), tries: 1, hint: false });
  else if (!entry.stars) change(kind, id, { stars, ...(late ? { late } : {}) });
  return stars;
}

/** All stars on the ladder. */
export const starsWon = () =>
  Object.values(load().rungs).reduce((sum, { stars }) => sum + stars, 0);

/**
 * How many days in a row were won on the day itself, up to a date; a date that is not won yet does
 * not end the row of the days before.
 * @param {string} date
 * @param {(date: string) => string} before the date before
 */
export function streak(date, before) {
  const won = (/** @type {string} */ day) => {
    const { stars, late } = entryOf('days', day);
    return stars > 0 && !late;
  };
  let [length, day] = [0, won(date) ? date : before(date)];
  for (; won(day); day = before(day)) length += 1;
  return length;
}

/** What was won, as a file. */
export const exported = () => `${written()}\n`;

/**
 * Merges a file into what was won here: the better result counts, and nothing is removed.
 * @param {string} text
 * @returns {boolean} whether it is such a file
 */
export function imported(text) {
  const more = text.length <= LARGEST ? read(text) : null;
  if (!more) return false;
  const now = load();
  for (const kind of /** @type {const} */ (['rungs', 'days'])) {
    for (const [id, entry] of Object.entries(more[kind])) {
      const here = now[kind][id];
      if (!here || here.stars < entry.stars) now[kind][id] = entry;
    }
  }
  store();
  return true;
}

export function clear() {
  saved = none();
  removeText(KEY);
  changes.dispatchEvent(new Event('change'));
}
