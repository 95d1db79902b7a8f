/**
 * What was won on the ladder and on the days: stars, tries and hints. Stored in this browser only;
 * without access to storage it lasts as long as the page.
 */
import { isDate } from './daily.ts';
import { rungOf } from './rungs.ts';
import { readText, removeText, writeText } from '../ui/storage.ts';

export type Kind = 'rungs' | 'days';

interface Entry {
  /** The best result so far; 0 where it was not won yet. */
  stars: number;
  /** begun, with moves taken back counted as tries; at least 1 */
  tries: number;
  /** Whether a hint was shown. */
  hint: boolean;
  /** A day that was won on a later one. */
  late?: boolean;
}

type Saved = Record<Kind, Record<string, Entry>>;

const KEY = 'mexplorer-ladder';
/** The longest file that is read, in bytes: a hundred years of days have less. */
export const LARGEST = 4_000_000;
const VERSION = 1;
const MOST_TRIES = 99_999;

/** Emits `change` when something was won, tried or shown. */
export const changes = new EventTarget();

let saved: Saved | null = null;

const none = (): Saved => ({ rungs: {}, days: {} });

/** Which names may stand in a file. */
const known: Record<Kind, (id: string) => boolean> = {
  rungs: (id) => rungOf(id) !== undefined,
  days: isDate,
};

const isCount = (value: unknown, least: number, most: number) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

const isEntry = (entry: any) =>
  isCount(entry?.stars, 0, 3) &&
  isCount(entry.tries, 1, MOST_TRIES) &&
  typeof entry.hint === 'boolean' &&
  [undefined, true].includes(entry.late);

const isTable = (value: unknown) =>
  Boolean(value) && typeof value === 'object' && !Array.isArray(value);

/**
 * What a text says, or null if it is not such a file or any entry is damaged. Names from a later
 * version are passed over.
 */
function read(text: string): Saved | null {
  let found: any;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (found?.kind !== KEY || found.version !== VERSION) return null;
  const all = none();
  for (const kind of ['rungs', 'days'] as const) {
    if (!isTable(found[kind])) return null;
    for (const [id, entry] of Object.entries(found[kind])) {
      if (!isEntry(entry)) return null;
      if (!known[kind](id)) continue;
      const { stars, tries, hint, late } = entry as Entry;
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
  if ((event as StorageEvent).key !== KEY) return;
  saved = null;
  changes.dispatchEvent(new Event('change'));
});

export const entryOf = (kind: Kind, id: string): Entry =>
  load()[kind][id] ?? { stars: 0, tries: 1, hint: false };

function change(kind: Kind, id: string, what: Partial<Entry>) {
  load()[kind][id] = { ...entryOf(kind, id), ...what };
  store();
}

/** The stars for a win now. */
export const worth = ({ tries, hint }: Pick<Entry, 'tries' | 'hint'>) =>
  3 - Number(hint) - Number(tries > 1);

/** Whether what is done now still counts: a day counts until it is won. */
const counts = (kind: Kind, id: string) => kind === 'rungs' || entryOf(kind, id).stars === 0;

/** A hint is shown. */
export function hinted(kind: Kind, id: string) {
  if (counts(kind, id) && !entryOf(kind, id).hint) change(kind, id, { hint: true });
}

/** A game was lost, or a move is taken back. */
export function again(kind: Kind, id: string) {
  const { tries } = entryOf(kind, id);
  if (counts(kind, id)) change(kind, id, { tries: Math.min(MOST_TRIES, tries + 1) });
}

/**
 * A game was won. The best result of a rung stays, and its next game is a first try again; a day
 * keeps its first result.
 * @param late whether a day is won on a later one
 * @returns the stars of this game
 */
export function win(kind: Kind, id: string, late: boolean = false): number {
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
 * @param before the date before
 */
export function streak(date: string, before: (date: string) => string) {
  const won = (day: string) => {
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
 * @returns whether it is such a file
 */
export function imported(text: string): boolean {
  const more = text.length <= LARGEST ? read(text) : null;
  if (!more) return false;
  const now = load();
  for (const kind of ['rungs', 'days'] as const) {
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
