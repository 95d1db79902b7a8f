/** The user's own game as a practice problem: the line of a game in place of a problem's id. */
import { problems } from './problems.ts';

/** The line of the game that is displayed first. */
export const OWN = 'n -> n-k for k in 1..n/2';

const isListed = (id: string) => problems.some((problem) => problem.id === id);

/**
 * Return whether a text is the line of a game and not the id of a problem. Lines contain a space or an arrow,
 * or begin with a lower-case letter; ids do not.
 */
export const isOwn = (id: string): boolean =>
  !isListed(id) && (/[\s>→]/.test(id.trim()) || /^[a-z]/.test(id.trim()));

/** Return the part of a file name that stands for a problem. */
export const fileName = (id: string): string => (isOwn(id) ? 'own-game' : id);
