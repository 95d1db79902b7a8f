/** The results on the ladder and on the days: stars, tries and hints. */
import { rungs } from './rungs.ts';
import { MOST_TRIES, ladder } from '../saved/list.ts';
import type { Kind, Won } from '../saved/list.ts';

export const entryOf = (kind: Kind, id: string): Won =>
  ladder.value[kind][id] ?? { stars: 0, tries: 1, hint: false };

function change(kind: Kind, id: string, what: Partial<Won>) {
  const now = ladder.value;
  ladder.value = { ...now, [kind]: { ...now[kind], [id]: { ...entryOf(kind, id), ...what } } };
}

/** The stars for a win now. */
export const worth = ({ tries, hint }: Pick<Won, 'tries' | 'hint'>) =>
  3 - Number(hint) - Number(tries > 1);

/** Whether an action now still counts: a day counts until it is won. */
const counts = (kind: Kind, id: string) => kind === 'rungs' || entryOf(kind, id).stars === 0;

/** A hint is shown. */
export function hinted(kind: Kind, id: string) {
  if (counts(kind, id) && !entryOf(kind, id).hint) change(kind, id, { hint: true });
}

/** Count a try: a game was lost, or a move is taken back. */
export function again(kind: Kind, id: string) {
  const { tries } = entryOf(kind, id);
  if (counts(kind, id)) change(kind, id, { tries: Math.min(MOST_TRIES, tries + 1) });
}

/**
 * A game was won. A rung keeps its best result, and its next game counts as a first try again; a
 * day keeps its first result.
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

/** The count of all stars on the ladder. */
export const starsWon = () => rungs.reduce((sum, { id }) => sum + entryOf('rungs', id).stars, 0);

/**
 * The count of consecutive days that were won on the day itself, up to a date; if that date is not
 * won yet, the streak of the days before still counts.
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
