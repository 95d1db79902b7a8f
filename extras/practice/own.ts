/** The reader's own game in place of a problem: its line takes the place of a problem's id. */
import { problems } from './problems.ts';

/** The game that is shown first. */
export const OWN = 'n -> n-k for k in 1..n/2';

const isListed = (id: string) => problems.some((problem) => problem.id === id);

/** Whether a text is the line of a game and not the id of a problem: no id begins like this. */
export const isOwn = (id: string): boolean =>
  !isListed(id) && (/[\s>→]/.test(id.trim()) || /^[a-z]/.test(id.trim()));

/** The name of a problem's files. */
export const fileName = (id: string): string => (isOwn(id) ? 'own-game' : id);
