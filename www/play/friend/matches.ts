/** The matches with friends that this browser stores: the lines that are known here, and names. */
import { saved } from '../../saved/list.ts';
import type { Known } from './standing.ts';

export interface Match extends Known {
  /** As the person here calls the friend. */
  name?: string;
}

type Matches = Record<string, Match>;

/** So many are kept, the last ones. */
const MOST = 60;

/** Names are no longer. */
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

/** A match is one of a game from a start; another one from there has another id. */
export interface MatchKey {
  matchId: string | null;
  game: string;
  start: string;
}

const keyOf = ({ matchId, game, start }: MatchKey) => [matchId, game, start].join('|');

/** The known line of a match; null of one that was not opened here yet. */
export const knownMatch = (key: MatchKey): Match | null =>
  matches.value.matches[keyOf(key)] ?? null;

/** Stores what is known of a match from now on. */
export function keepMatch(key: MatchKey, match: Partial<Match> & Known) {
  const { [keyOf(key)]: before, ...others } = matches.value.matches;
  const all = Object.entries({ ...others, [keyOf(key)]: { ...before, ...match } });
  matches.value = { version: 1, matches: Object.fromEntries(all.slice(-MOST)) };
}

/** A name for a new match, which no other one has by accident. */
export const newMatchId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => (byte % 36).toString(36)).join(
    '',
  );
