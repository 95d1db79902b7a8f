import { groupDigits as g } from '../digits.js';

const stones = (/** @type {number|string} */ n) => (Number(n) === 1 ? '1 stone' : `${g(n)} stones`);
const strip = (/** @type {number} */ heap, /** @type {boolean} */ one) =>
  one ? 'the strip' : `strip ${heap + 1}`;

/** Moves as sentences without a subject. @type {import('../index.js').Words} */
export default {
  take: ({ heap, take, left, board }) => {
    const one = board?.heaps?.length === 1;
    if (board?.draw === 'race')
      return `count down ${g(take)}${one ? '' : ` on track ${heap + 1}`}, to ${g(left)}`;
    if (board?.draw === 'strip')
      return `move coin ${heap + 1} from square ${g(Number(left) + Number(take))} to square ${g(left)}`;
    if (board?.part === 'pins')
      return `knock down ${g(take)}${one ? `, leaving ${g(left)}` : ` in row ${heap + 1}`}`;
    if (board?.part === 'strip') return `put a cross on ${strip(heap, one)}, leaving ${g(left)}`;
    return one ? `take ${g(take)}, leaving ${g(left)}` : `take ${g(take)} from heap ${heap + 1}`;
  },
  takes: ({ takes }) => {
    const same = takes.every((/** @type {any} */ t) => t.take === takes[0].take);
    const heaps = takes.map((/** @type {any} */ t) => t.heap + 1);
    if (same && takes.length === 2)
      return `take ${g(takes[0].take)} from each of heaps ${heaps.join(' and ')}`;
    const parts = takes.map((/** @type {any} */ t) => `${g(t.take)} from heap ${t.heap + 1}`);
    return `take ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  },
  step: ({ heap, take }) =>
    `move ${stones(take)} from step ${heap + 1} to ${heap ? `step ${heap}` : 'the ground'}`,
  split: ({ heap, into }) => `split heap ${heap + 1} into ${g(into[0])} and ${g(into[1])}`,
  back: ({ heap, put }) => `move back ${g(put)} in row ${heap + 1}`,
  divide: ({ heap, into }) =>
    `divide box ${heap + 1} into ${g(into[0])} and ${g(into[1])}, emptying the other`,
  replace: ({ heap, into, board }) => {
    const one = board?.heaps?.length === 1;
    const left = `${into.slice(0, -1).map(g).join(', ')} and ${g(into.at(-1))}`;
    if (board?.part === 'pins')
      return `knock down pins inside ${one ? 'the row' : `row ${heap + 1}`}, leaving ${left}`;
    if (board?.part === 'strip') return `put a cross on ${strip(heap, one)}, leaving ${left}`;
    return `break ${one ? 'the heap' : `heap ${heap + 1}`} into ${left}`;
  },
  bite: ({ row, column }) => `bite at row ${row + 1}, column ${g(Number(column) + 1)}`,
  turn: ({ coins }) => {
    const n = coins.map((/** @type {number} */ c) => c + 1);
    if (n.length === 1) return `turn coin ${n[0]}`;
    if (n.length > 2 && n[0] - n.at(-1) === n.length - 1)
      return `turn coins ${n.at(-1)} to ${n[0]}`;
    return `turn coins ${n.slice(0, -1).join(', ')} and ${n.at(-1)}`;
  },
  cut: ({ from, to }) => (from === to ? `cut the loop at ${from}` : `cut the edge ${from}–${to}`),
  merge: ({ heaps }) => `merge heaps ${heaps[0] + 1} and ${heaps[1] + 1}`,
  letters: ({ letter, take }) =>
    Number(take) === 1 ? `take one ${letter}` : `take ${g(take)} of ${letter}`,
  edge: ({ from, to }) => `move the token from ${from} to ${to}`,
};
