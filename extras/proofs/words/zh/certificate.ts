/** 把证明存为文件，以及检验这样的文件。 */
import type { Translated } from 'mexplorer/kit';
import type en from '../en/certificate.ts';

const n = (number: number) => number.toLocaleString('en');

export default {
  title: '证明的文件',
  lead: '与本页无关的程序也能检验它。把文件拖到这里，就有这样一个程序在浏览器里检验：它只凭规则，把一切重新算一遍。',
  save: '保存证明',
  saving: '正在写出证明……',
  saved: ({ name }) => `已保存为 ${name}。`,
  check: '检验证明……',
  checking: ({ name, percent }) => `正在检验 ${name}…… ${percent}%`,
  proven: ({ name }) => `✓ ${name} 是一个证明。`,
  refused: ({ name }) => `✗ ${name} 什么也没有证明。`,
  why: '检验程序说：',
  large: '文件超过 16 MiB（the file has more than 16 MiB）',
  unread: '文件无法读取（the file cannot be read）',
  no_worker: '浏览器没有启动检验所用的程序',
  'claim.values': ({ game, preperiod, period }) =>
    `${game}：从 ${n(preperiod)} 颗一堆起，值以 ${n(period)} 为周期，永远如此，没有更短的周期。`,
  'claim.classes': ({ game, preperiod, period, order, lost }) =>
    `${game}：反常商有 ${n(order)} 个类，其中 ${n(lost)} 个是必败的。从 ${n(preperiod)} 颗一堆起，类以 ${n(period)} 为周期，永远如此。`,
  'account.octal-period': ({ bound }) =>
    `从 0 到 ${n(bound)} 颗，每堆的值都按“走法的值中没有出现的最小的数”重新算出，与文件相同。\n${n(bound)} 颗正是 Guy 和 Smith 的定理（1956）所要求的：更大的堆，每种走法都留下很大的一堆，可以从它拿走一个周期。所以后面没有新的情形。`,
  'account.rare': ({ bound, rare }) =>
    `从 0 到 ${n(bound)} 颗，每堆的值都已算出。若两堆的值与掩码各共有奇数个二进制位，就得不到这样的值；所以求这些值时，只看留下 ${n(rare)} 个稀有堆之一的走法。\n${n(bound)} 颗正是 Guy 和 Smith 的定理（1956）所要求的：更大的堆，每种走法都留下很大的一堆，可以从它拿走一个周期。`,
  'account.subtraction-period': ({ bound }) =>
    `从 0 到 ${n(bound)} 颗，每堆的值都按“走法的值中没有出现的最小的数”重新算出。\n一堆的值由它能走到的各堆决定，而这些堆的值已经重复。所以后面的值也都重复。`,
  'account.closed-form': ({ bound }) =>
    `从规则的文字推出了所有大堆的走法。\n从 0 到 ${n(bound)} 颗，每堆的值都由规则算出，与文件相同。从那里起，走法和值一同重复。`,
  'account.misere-quotient': ({ bound }) =>
    `乘法表是交换幺半群，任何两类都有区别。\n对 ${n(bound)} 颗以内的堆：必败局面的走法都不是必败局面；其他能走的局面，都有必败的走法。这对所有的类都检验过，所以对堆的任何组合都成立。\n${n(bound)} 颗正是 Plambeck 和 Siegel 的定理（2008）所要求的，所以对所有的堆都成立。`,
} satisfies Translated<typeof en>;
