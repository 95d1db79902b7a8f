/**
 * The matches with friends that this browser stores: their moves, the person's seat, and the friend's name.
 */
import { saved } from '../../saved/list.ts';
import type { Known } from './standing.ts';

export interface Match extends Known {
  /** The name that the person at this browser gave the friend. */
  name?: string;
}

type Matches = Record<string, Match>;

/** The maximum number of stored matches; the oldest ones are removed. */
const MOST = 60;

/** The maximum length of a name, in characters. */
export const LONGEST_NAME = 30;

const isMatch = ({ seat, moves, name }: Match) =>
  (seat === 0 || seat === 1) &&
  Array.isArray(moves) &&
  moves.every((move) => typeof move === 'string') &&
  (name === undefined || typeof name === 'string');

const matches = saved<{ version: 1; matches: Matches }>({
  name: 'matches',
  version: 1,
  none: () => ({ version: 1, matches: {} }),
  read({ matches: found }: { matches: Matches }) {
    const kept = Object.entries(Object(found) as Matches).filter(([, each]) => isMatch(each));
    return { version: 1, matches: Object.fromEntries(kept) };
  },
});

/** The key of a match: its id, its game and its starting position. */
export interface MatchKey {
  matchId: string | null;
  game: string;
  start: string;
}

const keyOf = ({ matchId, game, start }: MatchKey) => [matchId, game, start].join('|');

/** Return the stored match; null if this browser does not store it. */
export const knownMatch = (key: MatchKey): Match | null =>
  matches.value.matches[keyOf(key)] ?? null;

/** Store a match, merged into the version stored before. */
export function keepMatch(key: MatchKey, match: Partial<Match> & Known) {
  const { [keyOf(key)]: before, ...others } = matches.value.matches;
  const all = Object.entries({ ...others, [keyOf(key)]: { ...before, ...match } });
  matches.value = { version: 1, matches: Object.fromEntries(all.slice(-MOST)) };
}

/** Return a random id for a new match, long enough to make a collision unlikely. */
export const newMatchId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => (byte % 36).toString(36)).join(
    '',
  );
