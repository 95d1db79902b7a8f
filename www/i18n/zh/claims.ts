/** 各游戏共用的论证句子：一条断言用这个局面的数写出来。 */
import { claims } from './game-proofs.ts';
import { minus, named } from './grammar.ts';
import type { Words } from '../index.ts';

export default {
  ...claims,

  // 异或和
  'one-value': ({ value, sizes }) =>
    sizes
      ? `只有一个数 ${value}，可以把它减到 0。`
      : `只有一个部分。它的值 ${value} 不为 0；由 mex 的定义，有一个后继的值为 0。`,
  'one-zero': () => '只有一个部分，它的值为 0：由 mex 的定义，没有一个后继的值为 0。',
  'sum-top': ({ sum, top, ones }) =>
    `异或和 ${sum} 不为 0，最高位是 ${top} 这一位；这一位上为 1 的数有 ${ones} 个，是奇数，所以至少有一个。`,
  'sum-lower': (says: any) =>
    `看${named(says)}：${says.value} ⊕ ${says.sum} = ${says.target} 小于 ${says.value}，因为这一位由 1 变 0，更高的位不变。`,
  'sum-reach': ({ value, target, sum, sizes }) =>
    `${
      sizes
        ? `可以把它减少 ${minus(value, target)}，变成 ${target}。`
        : `它的值是 mex，所以比 ${value} 小的每个值都有后继取到：走到值为 ${target} 的后继。`
    }这时异或和为 ${sum} ⊕ ${sum} = 0。`,
  'sum-spoil': ({ sizes }) =>
    sizes
      ? '异或和为 0 时，每一步把其中一个数 a 改成另一个数 b，异或和变成 a ⊕ b；因为 b ≠ a，它不为 0。'
      : '异或和为 0 时，每一步把一个部分的值 a 改成 b。由 mex 的定义，后继的值不会等于自己的值，所以 b ≠ a，异或和变成 a ⊕ b ≠ 0。',
  'sum-back': () => '这时对方总能使异或和变回 0：把在和的最高位上为 1 的一个数减小。',
  'sum-end': () => '游戏总会结束，结束时异或和为 0。所以每次都留下 0 的一方走最后一步。',
  'ends-last': (says: any) =>
    `大于 1 的数只有一个：看${named(says)}。动它的人可以让它变成 0 或 1。变成 ${says.target}，就剩下奇数个 1。`,
  'ends-ones': ({ sizes }) =>
    sizes
      ? '剩奇数个 1 时先手必败：每步取走一个，最后一个轮到先手取。'
      : '驯良的部分，值为 1 就相当于单颗石子；奇数个单颗石子时先手必败。',
  'ends-spoil': ({ bigger }) =>
    `异或和为 0，大于 1 的数有 ${bigger} 个。任何一步之后，异或和都不为 0，而且仍有大于 1 的数。`,
  'ends-back': () =>
    '这时对方照正常规则应对，使异或和变回 0；如果只剩一个大于 1 的数，就把它变成 0 或 1，留下奇数个 1。',
  'ends-lower': (says: any) =>
    `照正常规则走：看${named(says)}。${says.value} ⊕ ${says.sum} = ${says.target} 小于 ${says.value}；把它变成 ${says.target}，异或和即为 0。`,
  'ends-keep': () =>
    '原来至少有两个大于 1 的数，所以还剩一个；异或和为 0，它就不会是唯一的一个。无论对方怎么应对，异或和都不为 0，而且仍有大于 1 的数，你照样走下去。等到只剩一个大于 1 的数，正轮到你走：留下奇数个 1。',
} satisfies Words;
