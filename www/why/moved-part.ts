/** Determine the part of a sum that a move changes, as the derivation of a winning move names it. */
import type { Big, Move, WhyRow } from '../engine/types.ts';
import type { Translate } from './words.ts';

export interface Moved {
  /** The name of the part; null if it is unknown. */
  part: string | null;
  /** The value of the part before the move, if the nim-sum shows it. */
  row?: Big;
  /** The size of the part after the move, if the part's value equals its size. */
  left?: Big;
}

/** The properties of a board on which the names of parts depend. */
type Board = { draw?: string; part?: string; kind?: string; coins?: unknown[]; sharing?: boolean };

export function movedPart(
  move: Move,
  rows: WhyRow[],
  board: Board | undefined,
  t: Translate,
): Moved {
  if (move.kind === 'step') return steppedPart(move, rows, board?.draw === 'places', t);
  if (move.kind === 'letters') {
    const row = rows.find((each) => each.label.startsWith(move.letter))?.value;
    return { part: t('why.letter.n', { label: move.letter }), row };
  }
  if (move.kind === 'edge') {
    return { part: t('why.token.n', { label: move.from }), row: rows[move.token]?.value };
  }
  if (!('heap' in move)) return { part: null };
  const label = move.heap + 1;
  const row = rows[move.heap]?.value;
  const left = 'left' in move ? (move.left as Big) : undefined;
  if (board?.kind === 'strip') {
    if (board.sharing) return { part: t('why.coin.n', { label }), row, left };
    const take = 'take' in move ? (move.take as Big) : 0;
    return slidPart(move.heap, take, rows, board.coins?.length ?? 0, t);
  }
  const part = t(numbered(board), { label });
  if (move.kind !== 'back' || row === undefined) return { part, row, left };
  return { part, row, left: (BigInt(row) + BigInt(move.put)).toString() };
}

/** Return the key of the words for a numbered part of a board. */
function numbered(board: Board | undefined) {
  if (board?.draw === 'between') return 'why.row.n';
  if (board?.part === 'pins') return 'why.pins.n';
  return board?.part === 'strip' ? 'why.strip.n' : 'why.heap.n';
}

/**
 * Return the odd step of a staircase that a move changes: the step of the move if it is odd, otherwise the
 * step below, to which the move adds stones.
 */
function steppedPart(
  { heap, take }: Extract<Move, { kind: 'step' }>,
  rows: WhyRow[],
  places: boolean,
  t: Translate,
): Moved {
  const step = heap + (places ? 0 : 1);
  const odd = step % 2 === 1;
  const label = String(odd ? step : step - 1);
  const row = rows.find((each) => each.label === label)?.value;
  return changed(t(places ? 'why.named.place' : 'why.step.n', { label }), row, odd, take);
}

/**
 * Return the gap that a coin's move changes, among the gaps that the nim-sum counts: the coin's own gap, or
 * the gap of the next coin, which grows.
 */
function slidPart(coin: number, take: Big, rows: WhyRow[], coins: number, t: Translate): Moved {
  const fromRight = coins - 1 - coin;
  const own = fromRight % 2 === 0;
  const part = t('why.gap.n', { label: own ? coin + 1 : coin + 2 });
  return changed(part, rows[Math.floor(fromRight / 2)]?.value, own, take);
}

function changed(part: string, row: Big | undefined, falls: boolean, take: Big): Moved {
  if (row === undefined) return { part };
  const by = falls ? -BigInt(take) : BigInt(take);
  return { part, row, left: (BigInt(row) + by).toString() };
}
