/** Parts of the view that are not there at first: null until they have come, and then their host is drawn again. */
import { load } from '../i18n/languages.ts';
import type { Area } from '../i18n/areas.ts';
import type { ReactiveControllerHost } from 'lit';
import type { Session } from './session.ts';

type Host = Pick<ReactiveControllerHost, 'requestUpdate'>;

/** Fetched when it is first asked for; should that fail, the next update tries again. */
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

/** A part with an area of words that it says. */
const spoken = <T>(area: Area, part: () => Promise<T>) =>
  latePart(async () => (await Promise.all([part(), load(area)]))[0]);

/** The winning moves. */
export const hintParts = spoken('hints', () => import('./hints-view.ts'));

/** The parts after the end of a game. */
export const endParts = spoken('report', () => import('./end-view.ts'));

const ofMatch = latePart(() => import('./friend/company.ts'));
const ofWatched = latePart(() => import('./watched.ts'));

/** The parts beside a match with a friend; undefined beside other games. */
export const matchParts = (host: Host, { matchId }: Session) =>
  matchId === null ? undefined : ofMatch(host);

/** The parts beside a match with a friend, or a game that is watched; undefined beside others. */
export function companyParts(host: Host, s: Session) {
  if (s.matchId !== null) return matchParts(host, s);
  return s.players === 0 ? ofWatched(host) : undefined;
}

/** The heaps of Nim as blocks of powers of two. */
export const blockParts = spoken('why', () => import('./heap-blocks.ts'));

/** The pictures of all games. */
export const gamePictures = latePart(() => import('../ui/pictures/games.ts'));

/** The fields of the settings. */
export const settingsParts = spoken('settings', () => import('./settings.ts'));
