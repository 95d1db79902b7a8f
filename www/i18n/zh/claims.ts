/** 各游戏共用的论证句子：一条断言用这个局面的数写出来。 */
import { minus, named } from './grammar.ts';
import type en from '../en/claims.ts';
import type { Translated } from '../languages.ts';

export default {
  'head.ones': '反常规则下的残局',
  'ones-none': ({ ones }) =>
    `没有大于 1 的数，恰为 1 的有 ${ones} 个，是${BigInt(ones) % 2n ? '奇' : '偶'}数。在这样的残局里，奇数个 1 时先手必败，偶数个时先手必胜。`,
  'ones-residue': ({ ones, residue, modulus }) =>
    `没有大于 1 的堆，恰为 1 的有 ${ones} 堆，除以 ${modulus} 余 ${residue}。在这样的残局里，余 1 时先手必败，否则先手必胜。`,
  'ones-bigger': ({ ones, bigger }) =>
    `大于 1 的数有 ${bigger} 个，等于 1 的有 ${ones} 个。只要还有大于 1 的数，反常规则与正常规则用同样的和来判定。`,
  'ones-one': ({ ones }) =>
    `恰有一个数大于 1，另有 ${ones} 个等于 1。动它的人可以决定剩下奇数个还是偶数个 1，因此获胜。`,
  'ones-firm': ({ bigger }) =>
    `有 ${bigger} 个部分不止相当于单颗石子，即使值为 0 或 1 也是如此。只要还有这样的部分，反常规则与正常规则用同样的和来判定。`,
  'period-like': ({ heap, reduced, nimber }) => `${heap} 等价于 ${reduced}：SG 值为 ${nimber}。`,
  'quotient-classes': ({ order, lost, words, others }) =>
    `反常规则下，若没有第三个局面与它们并排时能区分两个局面，它们就属于同一类。这里共有 ${order} 类，其中 ${lost} 类是必败态（P）：${words.join('、')}${others ? `，另有 ${others} 类` : ''}。`,
  'quotient-proven': ({ preperiod, length }) =>
    `已证明：从大小 ${preperiod} 起，类每 ${length} 个重复一次，所以任意大小都有类。`,
  'quotient-upto': ({ heap }) => `对大小不超过 ${heap} 的堆，任意几堆之和都已证明。`,
  'quotient-genus':
    'genus（属）：前面是正常规则下的值；上标是反常规则下的值，依次为单独一堆、旁边有一个、两个……大小为 2 的 Nim 堆时的值，最后两位交替重复。此时若再并排一个大小为 n 的 Nim 堆，则恰在 n 等于这个值时必败。与这个游戏的其他堆并排时，由类判定。',
  'quotient-lost': ({ product }) =>
    `各堆的类之积为 ${product}，属于必败态的类：无论怎么走，留下的都是必胜态。`,
  'quotient-won': ({ product }) =>
    `各堆的类之积为 ${product}，不属于必败态的类：有一步能走到必败态。`,
  'head.search': '由搜索判定',
  search: '这里没有已知的定理可用。所有走法都已搜索到底；胜方怎样应对，写在下面。',
  'head.argument': '论证',
  // 异或和
  'one-value': ({ value, sizes }) =>
    sizes
      ? `只有一个数 ${value}，可以把它减到 0。`
      : `只有一个部分。它的值 ${value} 不为 0；由 mex 的定义，有一个后继的值为 0。`,
  'one-zero': () => '只有一个部分，它的值为 0：由 mex 的定义，没有一个后继的值为 0。',
  'sum-top': ({ sum, top, ones }) =>
    `异或和 ${sum} 不为 0，最高位是 ${top} 这一位；这一位上为 1 的数有 ${ones} 个，是奇数，所以至少有一个。`,
  'sum-lower': (says) =>
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
  'ends-last': (says) =>
    `大于 1 的数只有一个：看${named(says)}。动它的人可以让它变成 0 或 1。变成 ${says.target}，就剩下奇数个 1。`,
  'ends-ones': ({ sizes }) =>
    sizes
      ? '剩奇数个 1 时先手必败：每步取走一个，最后一个轮到先手取。'
      : '驯良的部分，值为 1 就相当于单颗石子；奇数个单颗石子时先手必败。',
  'ends-spoil': ({ bigger }) =>
    `异或和为 0，大于 1 的数有 ${bigger} 个。任何一步之后，异或和都不为 0，而且仍有大于 1 的数。`,
  'ends-back': () =>
    '这时对方照正常规则应对，使异或和变回 0；如果只剩一个大于 1 的数，就把它变成 0 或 1，留下奇数个 1。',
  'ends-lower': (says) =>
    `照正常规则走：看${named(says)}。${says.value} ⊕ ${says.sum} = ${says.target} 小于 ${says.value}；把它变成 ${says.target}，异或和即为 0。`,
  'ends-keep': () =>
    '原来至少有两个大于 1 的数，所以还剩一个；异或和为 0，它就不会是唯一的一个。无论对方怎么应对，异或和都不为 0，而且仍有大于 1 的数，你照样走下去。等到只剩一个大于 1 的数，正轮到你走：留下奇数个 1。',
} satisfies Translated<typeof en>;
