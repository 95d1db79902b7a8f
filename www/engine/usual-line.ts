import type { GameEntry, GameLine } from './types.ts';

/**
 * Return the properties that most lines of the list of games have, so that only the exceptions are stored.
 */
export const usualLine = ({ name, game }: GameEntry): GameLine => ({
  card: name,
  misere: false,
  numbers: 1,
  canonical: game,
});
