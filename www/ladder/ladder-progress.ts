/** The results on the ladder and on the positions of the day: stars, tries and hints. */
import { rungs } from './rungs.ts';
import { MOST_TRIES, ladder } from '../saved/list.ts';
import type { Kind, Won } from '../saved/list.ts';

export const entryOf = (kind: Kind, id: string): Won =>
  ladder.value[kind][id] ?? { stars: 0, tries: 1, hint: false };

function change(kind: Kind, id: string, what: Partial<Won>) {
  const now = ladder.value;
  ladder.value = { ...now, [kind]: { ...now[kind], [id]: { ...entryOf(kind, id), ...what } } };
}

/** Return the stars for a win in the current game, from 1 to 3. */
export const worth = ({ tries, hint }: Pick<Won, 'tries' | 'hint'>) =>
  3 - Number(hint) - Number(tries > 1);

/** Return whether tries and hints count: for a day, only until it is won. */
const counts = (kind: Kind, id: string) => kind === 'rungs' || entryOf(kind, id).stars === 0;

/** Store that a hint was shown. */
export function hinted(kind: Kind, id: string) {
  if (counts(kind, id) && !entryOf(kind, id).hint) change(kind, id, { hint: true });
}

/** Count another try after a lost game, a move taken back or a wrong guess; at most `MOST_TRIES`. */
export function again(kind: Kind, id: string) {
  const { tries } = entryOf(kind, id);
  if (counts(kind, id)) change(kind, id, { tries: Math.min(MOST_TRIES, tries + 1) });
}

/**
 * Store a win. A rung keeps its best result, and its next game counts as a first try; a day keeps its first
 * result.
 * @param late whether the position of a day is won on a later day
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

/** Return the number of all stars won on the ladder. */
export const starsWon = () => rungs.reduce((sum, { id }) => sum + entryOf('rungs', id).stars, 0);

/**
 * Return the number of consecutive days up to a date that were won on the day itself. If the date is not won
 * yet, the days before it count.
 * @param before returns the date before a date
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
