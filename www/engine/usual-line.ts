import type { GameEntry, GameLine } from './types.ts';

/** What the core says of most lines on the list of games, so that only the others are written down. */
export const usualLine = ({ name, game }: GameEntry): GameLine => ({
  card: name,
  misere: false,
  numbers: 1,
  canonical: game,
});
