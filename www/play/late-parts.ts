/** The parts of the view of a game that are loaded on demand. */
import { latePart, spoken } from '../ui/element/late-part.ts';
import type { Host } from '../ui/element/late-part.ts';
import type { Session } from './session.ts';

/** Load the view of the winning moves. */
export const hintParts = spoken('hints', () => import('./hints-view.ts'));

/** Load the elements shown after the end of a game. */
export const endParts = spoken('report', () => import('./end-view.ts'));

const ofMatch = latePart(() => import('./friend/company.ts'));
const ofWatched = latePart(() => import('./watched.ts'));

/** Load the elements beside a match with a friend: null until they are loaded, undefined for other games. */
export const matchParts = (host: Host, { matchId }: Session) =>
  matchId === null ? undefined : ofMatch(host);

/**
 * Load the elements beside a match with a friend, or beside a game that the computer plays against itself:
 * null until they are loaded, undefined for other games.
 */
export function companyParts(host: Host, s: Session) {
  if (s.matchId !== null) return matchParts(host, s);
  return s.players === 0 ? ofWatched(host) : undefined;
}

/** Load the drawing of the heaps as blocks of powers of two. */
export const blockParts = spoken('why', () => import('./heap-blocks.ts'));

/** Load the pictures of all games. */
export const gamePictures = latePart(() => import('../ui/pictures/games.ts'));

/** Load the fields of the settings. */
export const settingsParts = spoken('settings', () => import('./settings.ts'));
