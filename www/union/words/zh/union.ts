/** 容斥：倍数，以及由交集大小给出的集合。 */
import type en from '../en/union.ts';
import type { Translated } from '../../../i18n/languages.ts';

export default {
  lead: '有多少个数至少具有几种性质之一，逐项计算。',
  mode: '数什么',
  'mode.multiples': '倍数',
  'mode.sets': '按集合大小',
  n: 'n：从 1 数到',
  divisors: '除数',
  label: ({ n }) => `数出 1 到 ${n} 中的倍数`,
  question: ({ n, divisors }) => `1 到 ${n} 中，有多少个数至少能被 ${divisors} 之一整除？`,
  answer: ({ union, n }) => `${n} 个中有 ${union} 个`,
  terms: '逐项带符号求和',
  'terms.set': '同时能被这些数整除',
  'terms.lcm': '最小公倍数',
  'terms.count': '个数',
  'terms.sign': '符号',
  'terms.total': '累计',
  'terms.plus': '加',
  'terms.minus': '减',
  'terms.start': '还没有开始数。',
  'terms.first': ({ divisor, n, count }) => `1 到 ${n} 中有 ${count} 个能被 ${divisor} 整除。`,
  'terms.plus.say': ({ set, product, count, total }) =>
    `同时能被 ${set} 整除，即能被 ${product} 整除的有 ${count} 个。它们多减了一次，所以加回：累计 ${total}。`,
  'terms.single.say': ({ set, count, total }) =>
    `能被 ${set} 整除的有 ${count} 个。加上：累计 ${total}。`,
  'terms.minus.say': ({ set, product, count, total }) =>
    `同时能被 ${set} 整除，即能被 ${product} 整除的有 ${count} 个。它们多数了一次，所以减去：累计 ${total}。`,
  'terms.omitted': ({ omitted }) => `另有 ${omitted} 项未列出；结果已把它们全部计入。`,
  'terms.vanish': '最小公倍数超过 n 的项个数为 0，不再列出。',
  'terms.none': '没有除数，什么也没有数到。',
  'terms.beyond': '每个除数都大于 n，没有一项留下。',
  venn: '文氏图',
  'venn.of': ({ divisor }) => `${divisor} 的倍数`,
  'venn.region': ({ region, size }) => `${region}：${size}`,
  'venn.only': ({ ins, outs }) =>
    outs.length === 0
      ? `在 ${ins.join(' 与 ')} 中`
      : `在 ${ins.join(' 与 ')} 中，不在 ${outs.join(' 或 ')} 中`,
  'venn.union': ({ union }) => `合计：${union}`,
  'venn.pick': '指向一个区域，或用方向键移动，即可读出。',
  sets: '集合个数',
  'sets.two': '两个',
  'sets.three': '三个',
  'sets.sizes': '各集合及其交集的大小',
  'sets.size': ({ name }) => `|${name.split('&').join(' ∩ ')}|`,
  'sets.set': '集合',
  'sets.say': ({ three }) =>
    `先加上各个集合。同在两个集合里的元素数了两次，所以减去${three ? '两两的交集；同在三个集合里的元素多减了一次，所以再加回' : '交集'}。`,
  'sets.bad': '应为不小于 0 的整数。',
  'sets.clash': ({ region, size }) => `这些大小互相矛盾：区域 ${region} 会有 ${size} 个元素。`,
  working: '正在计数……',
} satisfies Translated<typeof en>;
