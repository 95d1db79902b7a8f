import { is } from '../grammar.ts';
import type * as en from '../../en/games/two-boxes.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.two-boxes': '两盒都是奇数必败',
  'theorem.two-boxes.say':
    '先手必败，当且仅当两盒都是奇数。奇数只能分成一奇一偶，那不是必败态；偶数可以分成 1 和一个奇数，那是必败态。所以谁留下两个奇数，就能一直这样留下去，直到 1 和 1，那时无步可走。',
  'theorem.misere-two-boxes': '看除以 3 的余数',
  'theorem.misere-two-boxes.say':
    '先手必败，当且仅当两盒除以 3 都余 2，或者一盒余 2、另一盒恰为 1。余 2 的数只能分成余 0 与余 2，或余 1 与余 1，两种都不是必败态。除 1 和 1 以外的其他局面总有应对：3 的倍数分成 1 和其余，不小于 4 且余 1 的数分成 2 和其余。到 1 和 1 时无步可走，轮到走的一方已经获胜。',
  residues: ({ modulus }) => `模 ${modulus} 的余数`,
  'residues.even': '奇偶',
  'residues.mod': ({ modulus }) => `除以 ${modulus} 的余数`,
} satisfies Translated<typeof en.why>;

export const claims = {
  'boxes-divide': ({ box, large, small, modulus }) =>
    is(modulus, 2)
      ? `${box} 是偶数：分成 ${small} 和 ${large}，两个都是奇数。`
      : `把 ${box} 分成 ${small} 和 ${large}，这是必败的一对。`,
} satisfies Translated<typeof en.claims>;
