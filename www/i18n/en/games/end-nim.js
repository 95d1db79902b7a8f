import { is } from '../grammar.js';

export const name = 'End-Nim';
export const rule =
  'Take any number of stones from the first or the last heap of the row. An end that is emptied goes, and the next heap becomes the end.';
export const terms = 'The numbers are the heaps of the row, from left to right.';

/** @type {import('../../index.js').Words} */
export const why = {
  'theorem.end-nim': 'One size of each end loses',
  'theorem.end-nim.say':
    'For every row there is exactly one heap that makes a lost position when it is put before the row, and exactly one when it is put behind. Let x₀ and y₀ be these two for what lies between the two ends. With a first heap x the position is lost for just one size of the last heap: 0 if x = x₀; x − 1 if x₀ < x ≤ y₀; x + 1 if y₀ ≤ x < x₀; x otherwise. So the sizes for a row follow from those for shorter rows.',
  'theorem.misere-end-nim': 'One size of each end loses, under misère play as well',
  'theorem.misere-end-nim.say':
    'For every row there is exactly one heap that makes a lost position when it is put before the row, and exactly one when it is put behind. Let x₀ and y₀ be these two for what lies between the two ends; where nothing lies there, both are 1. With a first heap x the position is lost for just one size of the last heap: 0 if x = x₀; x − 1 if x₀ < x ≤ y₀; x + 1 if y₀ ≤ x < x₀; x otherwise. So the sizes for a row follow from those for shorter rows.',
};

/** @type {import('../../index.js').Words} */
export const claims = {
  'head.end': 'The two ends',
  'end-middle': ({ empty, before, behind }) =>
    is(before, 0)
      ? `${empty ? 'Nothing lies between the two ends, and nothing' : 'What lies between the two ends'} is lost as it stands: x₀ = y₀ = 0.`
      : `${empty ? 'Nothing lies between the two ends. A' : 'Take what lies between the two ends. With a heap before it and none behind, a'} lost position is made by ${before} only: x₀ = ${before}. ${empty ? 'It is the same on the other side' : 'With a heap behind it and none before, by ' + behind + ' only'}: y₀ = ${behind}.`,
  'end-sizes': ({ first, kept, own, other, wanted }) => {
    const [x, y] = [BigInt(kept), BigInt(own)];
    const z = BigInt(other);
    const [name, mine, others] = first ? ['last', 'y₀', 'x₀'] : ['first', 'x₀', 'y₀'];
    const why =
      x === y
        ? `it is ${mine} itself`
        : y < x && x <= z
          ? `it is above ${mine} = ${own} and at most ${others} = ${other}, so it is one less`
          : z <= x && x < y
            ? `it is at least ${others} = ${other} and below ${mine} = ${own}, so it is one more`
            : 'it is not between the two, so it is the same';
    return `The ${name} heap is ${kept}. The ${first ? 'first' : 'last'} one loses as ${wanted} only: ${why}.`;
  },
  'end-lower': ({ heap, size, left }) => `Bring heap ${heap} from ${size} down to ${left}.`,
};
