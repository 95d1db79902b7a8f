const stones = (/** @type {number|string} */ n) => (Number(n) === 1 ? '1 stone' : `${n} stones`);

/** Moves as sentences without a subject. @type {import('../index.js').Words} */
export default {
  take: ({ heap, take, left, board }) => {
    const one = board?.heaps?.length === 1;
    if (board?.draw === 'race')
      return `count down ${take}${one ? '' : ` on track ${heap + 1}`}, to ${left}`;
    if (board?.draw === 'strip')
      return `move coin ${heap + 1} from square ${Number(left) + Number(take)} to square ${left}`;
    return one ? `take ${take}, leaving ${left}` : `take ${take} from heap ${heap + 1}`;
  },
  takes: ({ takes }) => {
    const same = takes.every((/** @type {any} */ t) => t.take === takes[0].take);
    const heaps = takes.map((/** @type {any} */ t) => t.heap + 1);
    if (same && takes.length === 2)
      return `take ${takes[0].take} from each of heaps ${heaps.join(' and ')}`;
    const parts = takes.map((/** @type {any} */ t) => `${t.take} from heap ${t.heap + 1}`);
    return `take ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  },
  step: ({ heap, take }) =>
    `move ${stones(take)} from step ${heap + 1} to ${heap ? `step ${heap}` : 'the ground'}`,
  split: ({ heap, into }) => `split heap ${heap + 1} into ${into[0]} and ${into[1]}`,
  back: ({ heap, put }) => `move back ${put} in row ${heap + 1}`,
  divide: ({ heap, into }) =>
    `divide box ${heap + 1} into ${into[0]} and ${into[1]}, emptying the other`,
  replace: ({ heap, into, board }) =>
    `break ${board?.heaps?.length === 1 ? 'the heap' : `heap ${heap + 1}`} into ${into.slice(0, -1).join(', ')} and ${into.at(-1)}`,
  bite: ({ row, column }) => `bite at row ${row + 1}, column ${Number(column) + 1}`,
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
    Number(take) === 1 ? `take one ${letter}` : `take ${take} of ${letter}`,
  edge: ({ from, to }) => `move the token from ${from} to ${to}`,
};
