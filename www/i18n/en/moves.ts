import { groupDigits as g, piecesText } from '../digits.ts';
import type { Args, Exact, Share } from '../args.ts';
import type { Words } from '../languages.ts';

const stones = (n: Exact) => (Number(n) === 1 ? '1 stone' : `${g(n)} stones`);
const strip = (heap: number, one: boolean) => (one ? 'the strip' : `strip ${heap + 1}`);

/**
 * Return numbered lines as a text, such as "rows 2 to 5".
 * @param numbers in descending order
 */
const lines = (word: string, numbers: Exact[]) =>
  numbers.length === 1
    ? `${word} ${g(numbers[0])}`
    : numbers.length > 3
      ? `${word}s ${g(numbers.at(-1) ?? 0)} to ${g(numbers[0])}`
      : `${word}s ${numbers.map(g).join(', ')}`;

/** Return what a move leaves in one part. */
const share = ({ kind, heap, piece, left, into, to }: Share) =>
  kind === 'piece'
    ? `${piecesText(to, to.length)} in part ${piece + 1}`
    : `${kind === 'take' ? g(left) : into.map(g).join(' + ')} in part ${heap + 1}`;

/** Join at most twelve texts, followed by "…" if there are more. */
const items = (all: string[]) =>
  all.length > 12 ? `${all.slice(0, 12).join(', ')} …` : all.join(', ');

/** The English texts of moves, as sentences without a subject. */
export default {
  take: ({ heap, take, left, board }: Args<'heap take left board'>) => {
    const one = board?.heaps?.length === 1;
    if (board?.draw === 'race')
      return `count down ${g(take)}${one ? '' : ` on track ${heap + 1}`}, to ${g(left)}`;
    if (board?.draw === 'between') return `move forward ${g(take)} in row ${heap + 1}`;
    if (board?.draw === 'strip')
      return `move coin ${heap + 1} from square ${g(Number(left) + Number(take))} to square ${g(left)}`;
    if (board?.part === 'pins')
      return `knock down ${g(take)}${one ? `, leaving ${g(left)}` : ` in row ${heap + 1}`}`;
    if (board?.part === 'strip') return `put a cross on ${strip(heap, one)}, leaving ${g(left)}`;
    return one ? `take ${g(take)}, leaving ${g(left)}` : `take ${g(take)} from heap ${heap + 1}`;
  },
  takes: ({ takes }: Args<'takes'>) => {
    const same = takes.every((t) => t.take === takes[0].take);
    const heaps = takes.map((t) => t.heap + 1);
    if (same && takes.length === 2)
      return `take ${g(takes[0].take)} from each of heaps ${heaps.join(' and ')}`;
    const parts = takes.map((t) => `${g(t.take)} from heap ${t.heap + 1}`);
    return `take ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  },
  step: ({ heap, take, board }: Args<'heap take board'>) =>
    board?.draw === 'places'
      ? `move ${stones(take)} from box ${heap} to box ${heap - 1}`
      : `move ${stones(take)} from step ${heap + 1} to ${heap ? `step ${heap}` : 'the ground'}`,
  split: ({ heap, into }: Args<'heap'> & { into: Exact[] }) =>
    `split heap ${heap + 1} into ${g(into[0])} and ${g(into[1])}`,
  back: ({ heap, put, board }: Args<'heap put board'>) =>
    board?.draw === 'chips'
      ? `put ${stones(put)} back on heap ${heap + 1}`
      : `move back ${g(put)} in row ${heap + 1}`,
  divide: ({ heap, into }: Args<'heap'> & { into: Exact[] }) =>
    `divide box ${heap + 1} into ${g(into[0])} and ${g(into[1])}, emptying the other`,
  replace: ({ heap, into, board }: Args<'heap board'> & { into: Exact[] }) => {
    const one = board?.heaps?.length === 1;
    const left = `${into.slice(0, -1).map(g).join(', ')} and ${g(into.at(-1))}`;
    if (board?.part === 'pins')
      return `knock down pins inside${one ? '' : ` row ${heap + 1}`}, leaving ${left}`;
    if (board?.part === 'strip') return `put a cross on ${strip(heap, one)}, leaving ${left}`;
    return `break ${one ? 'the heap' : `heap ${heap + 1}`} into ${left}`;
  },
  piece: ({ piece, to, board }: Args<'piece board'> & { to: string[] }) => {
    const size = board?.pieces?.[0]?.length || to.length;
    const one = board?.pieces?.length === 1 ? 'the piece' : `piece ${piece + 1}`;
    return `${to.length > size ? 'split' : 'move'} ${one} ${to.length > size ? 'into' : 'to'} ${piecesText(to, size)}`;
  },
  bite: ({ row, column }: Args<'row column'>) =>
    `bite at row ${row + 1}, column ${g(Number(column) + 1)}`,
  turn: ({ coins }: Args<'coins'>) => {
    const n = coins.map((c) => c + 1);
    if (n.length === 1) return `turn coin ${n[0]}`;
    if (n.length > 2 && n[0] - n.at(-1)! === n.length - 1)
      return `turn coins ${n.at(-1)} to ${n[0]}`;
    return `turn coins ${n.slice(0, -1).join(', ')} and ${n.at(-1)}`;
  },
  flip: ({ rows, columns }: Record<'rows' | 'columns', Exact[]>) =>
    `turn the ${rows.length * columns.length === 1 ? 'coin' : 'coins'} in ${lines('row', rows)} and ${lines('column', columns)}`,
  cut: ({ from, to, board }: Args<'from to board'>) =>
    board?.draw === 'arcs'
      ? `choose the edge ${from}–${to}`
      : from === to
        ? `cut the loop at ${from}`
        : `cut the edge ${from}–${to}`,
  node: ({ node, down, board }: Args<'node down board'>) =>
    board?.draw === 'net'
      ? `choose the node ${node}`
      : `take ${node} and all that is ${down ? 'below' : 'above'} it`,
  slice: ({ sheet, into: [a, b, c, d] }: Args<'sheet'> & { into: Exact[] }) =>
    `cut rectangle ${sheet + 1} into ${g(a)}×${g(b)} and ${g(c)}×${g(d)}`,
  domino: ({ row, column, down }: Args<'row column down'>) =>
    `lay a domino on row ${row + 1}, column ${column + 1} and the square ${down ? 'below' : 'on its right'}`,
  cross: ({ board, row, column }: Args<'row column'> & { board: number }) =>
    `put a cross on board ${board + 1}, row ${row + 1}, column ${column + 1}`,
  place: ({ piece, square }: { piece: string; square: string }) => `put a ${piece} on ${square}`,
  merge: ({ heaps }: { heaps: [number, number] }) =>
    `merge heaps ${heaps[0] + 1} and ${heaps[1] + 1}`,
  letters: ({ letter, take }: Args<'letter take'>) =>
    Number(take) === 1 ? `take one ${letter}` : `take ${g(take)} of ${letter}`,
  each: ({ moves }: { moves: Share[] }) => `leave ${items(moves.map(share))}`,
  term: ({ n, name, says }: Args<'n name says'>) =>
    `${says} in game ${n}${name ? ` (${name})` : ''}`,
  edge: ({ from, to }: Args<'from to'>) => `move the token from ${from} to ${to}`,
} satisfies Words;
