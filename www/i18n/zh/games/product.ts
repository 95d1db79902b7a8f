import { fromValues, is } from '../grammar.ts';
import type * as en from '../../en/games/product.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.tartan': 'Tartan 定理',
  'theorem.tartan.say':
    '两个翻硬币游戏的积里，一枚正面硬币的值是它的行在前一个游戏里的值与它的列在后一个游戏里的值的 Nim 积；各枚硬币的值再取异或。Nim 积 a ⊗ b 是所有 a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′（a′ < a，b′ < b）的 mex：这正是连同较小的一行、较小的一列一起翻转之后剩下的值。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.product': fromValues,
  'product-head': ({ head, a, b, product }) =>
    `看 ${head} 处的正面：它的行值 ${a}，列值 ${b}，合起来是 ${a} ⊗ ${b} = ${product}。`,
  'product-one': ({ a, b }) =>
    is(a, 0) || is(b, 0)
      ? '与 0 的积是 0。'
      : `1 ⊗ x = x，与普通乘法一样，这里 x = ${is(a, 1) ? b : a}。`,
  'product-low': ({ power, high, low, factor, upper, lower, product }) =>
    `${power} 是费马幂（2、4、16、256……，每个是前一个的平方），它与更小的数的 Nim 积就是普通的积。所以 (${high} · ${power} ⊕ ${low}) ⊗ ${factor} = (${high} ⊗ ${factor}) · ${power} ⊕ ${low} ⊗ ${factor} = ${upper} · ${power} ⊕ ${lower} = ${product}。`,
  'product-both': ({ a, b, power, a1, a0, b1, b0, c, d, e }) =>
    `在费马幂 ${power}（2、4、16、256……）处把两数分开：${a} = ${a1} · ${power} ⊕ ${a0}，${b} = ${b1} · ${power} ⊕ ${b0}。令 c = ${a1} ⊗ ${b1} = ${c}，d = ${a0} ⊗ ${b0} = ${d}，e = (${a1} ⊕ ${a0}) ⊗ (${b1} ⊕ ${b0}) = ${e}。`,
  'product-add': ({ power, c, d, e, half, product }) =>
    `因为 ${power} ⊗ ${power} = ${power} ⊕ ${power / 2}，积为 (e ⊕ d) · ${power} ⊕ d ⊕ c ⊗ ${power / 2} = (${e} ⊕ ${d}) · ${power} ⊕ ${d} ⊕ ${c} ⊗ ${power / 2} = ${BigInt(e) ^ BigInt(d)} · ${power} ⊕ ${d} ⊕ ${half} = ${product}。`,
} satisfies Translated<typeof en.claims>;
