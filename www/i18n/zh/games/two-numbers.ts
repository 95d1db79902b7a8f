import { is } from '../grammar.ts';
import type * as en from '../../en/games/two-numbers.ts';
import type { Translated } from '../../languages.ts';

/** 每步使之变小的量，一个接一个。 */
const falls = (by: string[]) => ` ${by.join(' 变小，或保持它而使 ')} `;

export const why = {
  'head.piece': '棋子在',
  'named.piece': ({ label }) => `${label} 处的棋子`,
} satisfies Translated<typeof en.why>;

export const claims = {
  'numbers-fall': ({ by }) =>
    `游戏必定结束：每一步都使${falls(by)}变小。这由规则的写法证明，对所有局面成立。`,
  'numbers-seem': ({ by }) =>
    `遇到的每一步都使${falls(by)}变小，所以从这里走下去必定结束；但没有证明对所有局面都如此。`,
  'numbers-apart': ({ place, value, values }) =>
    `没有一步改动两个数，也没有一步看别的数：${place} 就是几堆之和，值为 ${values.join(' ⊕ ')} = ${value}。`,
  'numbers-repeat': ({ place, value, as, names, from, length }) =>
    `值会重复：${names.map((name: string, i: number) => `${name} ${is(from[i], 0) ? '' : `从 ${from[i]} 起`}每 ${length[i]} 一循环`).join('，')}。所以 ${place}${is(place, as) ? '' : ` 与 ${as} 一样，`}的值为 ${value}。这已证明：每步的位移固定，并在更大的一块上验证过。`,
  'numbers-diagonal': ({ place, value, as, names, from, apart, length }) =>
    `值会重复：两个数可以同减 ${length}${is(from, 0) ? '' : `（减后都不小于 ${from}）`}，${names[0]}、${names[1]} 中较大的也可以单独减 ${length}${is(apart, 0) ? '（减后仍不小于另一个）' : `（减后仍至少大 ${apart}）`}。所以 ${place}${is(place, as) ? '' : ` 与 ${as} 一样，`}的值为 ${value}。这已证明：每步的位移固定，并在更大的一块上验证过。`,
} satisfies Translated<typeof en.claims>;
