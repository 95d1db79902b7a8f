const stones = (/** @type {number|string} */ n) => (Number(n) === 1 ? '1 stone' : `${n} stones`);

/** Moves as sentences without a subject. @type {import('../index.js').Words} */
export default {
  take: ({ heap, take, left, board }) => {
    const one = board?.heaps?.length === 1;
    if (board?.look === 'race')
      return `count down ${take}${one ? '' : ` on track ${heap + 1}`}, to ${left}`;
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
  merge: ({ heaps }) => `merge heaps ${heaps[0] + 1} and ${heaps[1] + 1}`,
  letters: ({ letter, take }) =>
    Number(take) === 1 ? `take one ${letter}` : `take ${take} of ${letter}`,
  edge: ({ from, to }) => `move the token from ${from} to ${to}`,
};
