/**
 * Parts of the view that are loaded on demand. Each function returns null until its part is loaded, and then
 * requests an update of its host.
 */
import { load } from '../i18n/languages.ts';
import type { Area } from '../i18n/areas.ts';
import type { ReactiveControllerHost } from 'lit';
import type { Session } from './session.ts';

type Host = Pick<ReactiveControllerHost, 'requestUpdate'>;

/** Return a function that loads a part on its first call. If loading fails, the next update tries again. */
function latePart<T>(fetched: () => Promise<T>): (host: Host) => T | null {
  let part: T | null = null;
  return (host) => {
    if (!part) {
      fetched().then(
        (module) => {
          part = module;
          host.requestUpdate();
        },
        () => {},
      );
    }
    return part;
  };
}

/** Return a function that loads a part together with the translated texts that the part needs. */
export const spoken = <T>(area: Area, part: () => Promise<T>) =>
  latePart(async () => (await Promise.all([part(), load(area)]))[0]);

/** Load the view of the winning moves. */
export const hintParts = spoken('hints', () => import('./hints-view.ts'));

/** Load the elements shown after the end of a game. */
export const endParts = spoken('report', () => import('./end-view.ts'));

const ofMatch = latePart(() => import('./friend/company.ts'));
const ofWatched = latePart(() => import('./watched.ts'));

/** Load the elements beside a match with a friend; undefined for other games. */
export const matchParts = (host: Host, { matchId }: Session) =>
  matchId === null ? undefined : ofMatch(host);

/**
 * Load the elements beside a match with a friend, or beside a game that the computer plays against itself;
 * undefined for other games.
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
