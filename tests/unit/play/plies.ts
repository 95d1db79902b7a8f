/** Make moves and positions for tests in the form of the core's descriptions. */
import type { Description, Move } from '../../../www/engine/types.ts';
import type { Ply } from '../../../www/play/session.ts';

export const move: Move = { kind: 'take', heap: 0, take: 1, left: 0 };

/** Return a description of a Nim position with only the fields that matter for the course of a game. */
export const described = (position: string, more: Partial<Description> = {}): Description => {
  const game = 'nim';
  const board = { kind: 'heaps', heaps: position.split(' ') };
  return { game, position, misere: false, over: false, board, ...more } as Description;
};

export const ply = (
  text: string,
  to: string = `after ${text}`,
  more: Partial<Description> = {},
): Ply => ({ text, to, move, described: described(to, more) });
