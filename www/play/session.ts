/**
 * A played game as immutable data: the starting position, the moves and the number of moves at the position
 * shown. This module does not depend on rules, engine or DOM; functions that change a session return a new
 * one.
 */
import type { Description, Move } from '../engine/types.ts';

/**
 * One move: its text in the notation, its data, and the position after the move as text and as the core's
 * description.
 */
export type Ply = { text: string; to: string; move: Move; described: Description };

/**
 * The players: 'you' against 'computer' or 'friend' (a person at another browser); 'one' and 'two' if two
 * people share the board or the computer plays both sides.
 */
export type Player = 'you' | 'computer' | 'friend' | 'one' | 'two';

/**
 * `first`: the first player, where `computer` also stands for a friend at another browser. `players`: the
 * number of people at this board.
 */
export type Seats = { first: 'you' | 'computer'; players: 0 | 1 | 2 };

export type Session = Seats & {
  game: string;
  start: string;
  /** The core's description of the starting position. */
  beginning: Description;
  plies: Ply[];
  /** The number of moves played at the position shown; later moves can be redone. */
  at: number;
  /** The id of the match with a friend, whose moves arrive by links; null against other opponents. */
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

/** Return the position shown, as text. */
export const current = (s: Session) => (s.at ? s.plies[s.at - 1].to : s.start);

/** Return the position before the move with index `i`, as text. */
export const before = (s: Session, i: number) => (i ? s.plies[i - 1].to : s.start);

/** Return the core's description of the position after `at` moves. */
export const described = (s: Session, at: number = s.at) =>
  at ? s.plies[at - 1].described : s.beginning;

/** Return all positions of the game, including those that can be redone. */
export const positions = (s: Session) => [s.start, ...s.plies.map((p) => p.to)];

/** Return the player whose turn it is after `at` moves. */
export function turn(s: Session, at: number = s.at): Player {
  const even = at % 2 === 0;
  if (s.players !== 1) return even ? 'one' : 'two';
  if (even === (s.first === 'you')) return 'you';
  return s.matchId === null ? 'computer' : 'friend';
}

/** Return whether a person at this board is to move after `at` moves. */
export const isPersons = (s: Session, at: number = s.at) =>
  s.players !== 0 && !isOther(turn(s, at));

/**
 * Return whether undo and redo stop after `at` moves: where a person is to move, or anywhere if the computer
 * plays both sides.
 */
const isStop = (s: Session, at: number) => s.players === 0 || isPersons(s, at);

/** Return whether a player is the opponent of the person at this board. */
export const isOther = (player: Player | 'draw') => player === 'computer' || player === 'friend';

/** Return whether a person at this board, or player 'one' or 'two', has won. */
export const isWonHere = (winner: Player | 'draw') => winner !== 'draw' && !isOther(winner);

/** Play a move in the position shown. Later moves are dropped, unless the same move is played again. */
export function push(s: Session, ply: Ply): Session {
  if (s.plies[s.at]?.text === ply.text) return { ...s, at: s.at + 1 };
  return { ...s, plies: [...s.plies.slice(0, s.at), ply], at: s.at + 1 };
}

/**
 * Play a list of moves, up to the first illegal move or to a draw.
 * @param find callback that returns the move for a text
 * @returns the session; `stopped`: the number and text of the first move not played, null if there is none
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
 * Change the players. If the first player stays the same, the moves are kept; otherwise the game restarts.
 * @returns the same session if nothing changes
 */
export function reseat(s: Session, { first, players }: Seats): Session {
  // Keep the players of a match with a friend, which its link determines.
  if (s.matchId !== null || (s.first === first && s.players === players)) return s;
  return s.first === first ? { ...s, players } : { ...s, first, players, plies: [], at: 0 };
}

/** Show the position after `at` moves, limited to the moves of the session. */
export const goTo = (s: Session, at: number): Session => ({
  ...s,
  at: Math.max(0, Math.min(s.plies.length, Math.trunc(at) || 0)),
});

/** Go back to the last earlier position with a person to move; null if there is none. */
export function undo(s: Session): Session | null {
  for (let at = s.at - 1; at >= 0; at--) if (isStop(s, at)) return goTo(s, at);
  return null;
}

/**
 * Go forward to the next position with a person to move, or to the last position; null if the last position
 * is shown.
 */
export function redo(s: Session): Session | null {
  for (let at = s.at + 1; at <= s.plies.length; at++) {
    if (isStop(s, at) || at === s.plies.length) return goTo(s, at);
  }
  return null;
}

/** Split the moves of a link: texts separated by ";". */
export function parseMoves(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(';')
    .map((move) => move.trim())
    .filter(Boolean);
}

/** @returns the texts of the moves up to the position shown */
export const moveTexts = (s: Session): string[] => s.plies.slice(0, s.at).map((p) => p.text);

/** The number of occurrences of a position, with the same player to move, that makes the game a draw. */
export const TIMES = 3;

/**
 * Count how often the position after `at` moves has occurred so far with the same player to move; the order
 * of parts is ignored.
 */
export function times(s: Session, at: number = s.at) {
  const parts = (n: number) => before(s, n).split(/\s+/u).sort().join(' ');
  const now = parts(at);
  let count = 0;
  for (let n = at; n >= 0; n -= 2) if (parts(n) === now) count += 1;
  return count;
}

/** Return whether the game is a draw by repetition. */
export const isDrawn = (s: Session) => {
  const { loops, over } = described(s);
  return Boolean(loops && !over && times(s) >= TIMES);
};

/** Return whether the game is over: no move is left, or it is a draw. */
export const isOver = (s: Session) => described(s).over || isDrawn(s);

/**
 * Return the winner of a finished game: the player who moved last, under misère the other player, or 'draw'.
 */
export const winner = (s: Session): Player | 'draw' =>
  isDrawn(s) ? 'draw' : turn(s, described(s).misere ? s.at : s.at + 1);
