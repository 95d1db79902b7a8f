/**
 * A played game as immutable data: the start, the moves and the moment shown. Independent of rules,
 * engine and DOM; every function returns a new session.
 */
import type { Description, Move } from '../engine/types.ts';

/** One move: its text, its data, and the position after it as text and as the core describes it. */
export type Ply = { text: string; to: string; move: Move; described: Description };

/** The sides of a game: a person against the computer or a friend elsewhere; of two people or two computers. */
export type Player = 'you' | 'computer' | 'friend' | 'one' | 'two';

/** `first`: `computer` for whoever is not here. `players`: people at this board. */
export type Seats = { first: 'you' | 'computer'; players: 0 | 1 | 2 };

export type Session = Seats & {
  game: string;
  start: string;
  /** The start as the core describes it. */
  beginning: Description;
  plies: Ply[];
  /** The number of plies played at the moment shown; those after it can be redone. */
  at: number;
  /** The match with a friend, whose moves come by links; null against others. */
  matchId: string | null;
};

type Start = Pick<Session, 'beginning'> & Partial<Seats & Pick<Session, 'matchId'>>;

export const begin = ({
  beginning,
  first = 'you',
  players = 1,
  matchId = null,
}: Start): Session => ({
  game: beginning.game,
  start: beginning.position,
  beginning,
  plies: [],
  at: 0,
  first,
  players,
  matchId,
});

/** The position shown. */
export const current = (s: Session) => (s.at ? s.plies[s.at - 1].to : s.start);

/** The position before the ply with this index. */
export const before = (s: Session, i: number) => (i ? s.plies[i - 1].to : s.start);

/** The position of a moment, as the core describes it. */
export const described = (s: Session, at: number = s.at) =>
  at ? s.plies[at - 1].described : s.beginning;

/** All positions of the game. */
export const positions = (s: Session) => [s.start, ...s.plies.map((p) => p.to)];

/** Whose turn it is after `at` plies. */
export function turn(s: Session, at: number = s.at): Player {
  const even = at % 2 === 0;
  if (s.players !== 1) return even ? 'one' : 'two';
  if (even === (s.first === 'you')) return 'you';
  return s.matchId === null ? 'computer' : 'friend';
}

/** Whether a person at this board moves at that moment. */
export const isPersons = (s: Session, at: number = s.at) =>
  s.players !== 0 && !isOther(turn(s, at));

/** Whether going back and forth stops at a moment: where a person moves, or anywhere in a game that is watched. */
const isStop = (s: Session, at: number) => s.players === 0 || isPersons(s, at);

/** Whether a player is the other side of a person at this board. */
export const isOther = (player: Player | 'draw') => player === 'computer' || player === 'friend';

/** Whether a game was won on this side of the board. */
export const isWonHere = (winner: Player | 'draw') => winner !== 'draw' && !isOther(winner);

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
 */
export async function replay(
  s: Session,
  moves: string[],
  find: (s: Session, text: string) => Promise<Ply>,
): Promise<{ session: Session; stopped: { n: number; text: string } | null }> {
  for (const text of moves) {
    if (isDrawn(s)) return { session: s, stopped: { n: s.at + 1, text } };
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
  // A match with a friend has its seats from its links.
  if (s.matchId !== null || (s.first === first && s.players === players)) return s;
  return s.first === first ? { ...s, players } : { ...s, first, players, plies: [], at: 0 };
}

/** Shows the moment after `at` plies. */
export const goTo = (s: Session, at: number): Session => ({
  ...s,
  at: Math.max(0, Math.min(s.plies.length, Math.trunc(at) || 0)),
});

/** Back to the last moment with a person to move, or null. */
export function undo(s: Session): Session | null {
  for (let at = s.at - 1; at >= 0; at--) if (isStop(s, at)) return goTo(s, at);
  return null;
}

/** Forward to the next moment with a person to move, or to the end; null at the end. */
export function redo(s: Session): Session | null {
  for (let at = s.at + 1; at <= s.plies.length; at++) {
    if (isStop(s, at) || at === s.plies.length) return goTo(s, at);
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

/** Whether the game is a draw by repetition. */
export const isDrawn = (s: Session) => {
  const { loops, over } = described(s);
  return Boolean(loops && !over && times(s) >= TIMES);
};

/** Whether the game is over: no move is left, or it is a draw. */
export const isOver = (s: Session) => described(s).over || isDrawn(s);

/** The winner of a finished game, who moved last, or under misère play the other; or a draw. */
export const winner = (s: Session): Player | 'draw' =>
  isDrawn(s) ? 'draw' : turn(s, described(s).misere ? s.at : s.at + 1);
