/**
 * A played game as immutable data: the start, the moves and the moment shown. Independent of rules,
 * engine and DOM; every function returns a new session.
 */
import type { Move } from '../engine/types.ts';

/** One move: its text, the position after it, and its data. */
export type Ply = { text: string; to: string; move: Move };

/** Who moves: against the computer, or of two people. */
export type Player = 'you' | 'computer' | 'one' | 'two';

export type Seats = { first: 'you' | 'computer'; players: 1 | 2 };

export type Session = Seats & {
  game: string;
  start: string;
  plies: Ply[];
  /** The number of plies played at the moment shown; those after it can be redone. */
  at: number;
};

type Start = Pick<Session, 'game' | 'start'> & Partial<Seats>;

export const begin = ({ game, start, first = 'you', players = 1 }: Start): Session => ({
  game,
  start,
  plies: [],
  at: 0,
  first,
  players,
});

/** The position shown. */
export const current = (s: Session) => (s.at ? s.plies[s.at - 1].to : s.start);

/** The position before the ply with this index. */
export const before = (s: Session, i: number) => (i ? s.plies[i - 1].to : s.start);

/** All positions of the game. */
export const positions = (s: Session) => [s.start, ...s.plies.map((p) => p.to)];

/** Whose turn it is after `at` plies. */
export function turn(s: Session, at: number = s.at): Player {
  const even = at % 2 === 0;
  if (s.players === 2) return even ? 'one' : 'two';
  return even === (s.first === 'you') ? 'you' : 'computer';
}

/** Whether a person moves at that moment. */
export const isPersons = (s: Session, at: number = s.at) => turn(s, at) !== 'computer';

/**
 * Plays a move at the moment shown. Later moves are dropped, unless the same move is played again.
 */
export function push(s: Session, ply: Ply): Session {
  if (s.plies[s.at]?.text === ply.text) return { ...s, at: s.at + 1 };
  return { ...s, plies: [...s.plies.slice(0, s.at), ply], at: s.at + 1 };
}

/**
 * Plays a list of moves, up to the first that is not found or a draw.
 * @param find a move by its text
 * @param loops whether play may come round
 */
export async function replay(
  s: Session,
  moves: string[],
  find: (s: Session, text: string) => Promise<Ply>,
  loops: boolean = false,
): Promise<{ session: Session; stopped: { n: number; text: string } | null }> {
  for (const text of moves) {
    if (loops && times(s) >= TIMES) return { session: s, stopped: { n: s.at + 1, text } };
    try {
      s = push(s, await find(s, text));
    } catch {
      return { session: s, stopped: { n: s.at + 1, text } };
    }
  }
  return { session: s, stopped: null };
}

/**
 * Changes the players: with the same first player the moves stay, otherwise the game restarts.
 * @returns the same one when nothing changes
 */
export function reseat(s: Session, { first, players }: Seats): Session {
  if (s.first === first && s.players === players) return s;
  return s.first === first ? { ...s, players } : { ...s, first, players, plies: [], at: 0 };
}

/** Shows the moment after `at` plies. */
export const goTo = (s: Session, at: number): Session => ({
  ...s,
  at: Math.max(0, Math.min(s.plies.length, Math.trunc(at) || 0)),
});

/** Back to the last moment with a person to move, or null. */
export function undo(s: Session): Session | null {
  for (let at = s.at - 1; at >= 0; at--) if (isPersons(s, at)) return goTo(s, at);
  return null;
}

/** Forward to the next moment with a person to move, or to the end; null at the end. */
export function redo(s: Session): Session | null {
  for (let at = s.at + 1; at <= s.plies.length; at++) {
    if (isPersons(s, at) || at === s.plies.length) return goTo(s, at);
  }
  return null;
}

/** The moves of a link: texts separated by ";". */
export function parseMoves(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(';')
    .map((move) => move.trim())
    .filter(Boolean);
}

/** @returns the texts of the moves up to the moment shown */
export const moveTexts = (s: Session): string[] => s.plies.slice(0, s.at).map((p) => p.text);

/** Repetitions of a position, with the same player to move, that make a draw. */
export const TIMES = 3;

/**
 * How often the position of a moment has occurred so far with the same player to move, up to the
 * order of its parts.
 */
export function times(s: Session, at: number = s.at) {
  const parts = (n: number) => before(s, n).split(/\s+/u).sort().join(' ');
  const now = parts(at);
  let count = 0;
  for (let n = at; n >= 0; n -= 2) if (parts(n) === now) count += 1;
  return count;
}

/** The winner once no move is left: who moved last, or under misère play the other. */
export const winner = (s: Session, misere: boolean) => turn(s, misere ? s.at : s.at + 1);

/** The last word of a game line in misère play. */
const MISERE = ' misere';

/** The canonical line of a game, ended the one way or the other. */
export function withMisere(
  { canonical, misere: is }: { canonical: string; misere: boolean },
  misere: boolean,
) {
  const plain = is ? canonical.slice(0, -MISERE.length) : canonical;
  return misere ? plain + MISERE : plain;
}
