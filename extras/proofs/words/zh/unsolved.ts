/** 周期很长或未知的八进制游戏。 */
import type { Translated } from 'mexplorer/kit';
import type en from '../en/unsolved.ts';

export default {
  see: '周期很长或未知的游戏',
  title: '周期很长或未知的八进制游戏',
  lead: ({ n }) =>
    `凡是已解决的有限位八进制游戏，SG 值从某一堆起都是循环的；是否全都如此，至今没有答案（Guy 提出）。本页所据的列表没有给出这 ${n} 个游戏（包括 Grundy 游戏）的周期，其中一些后来已经解决。选一个来看它的值，也可以在这个浏览器里计算。`,
  rare_note:
    '一堆的值与掩码若有偶数个共同的二进制 1，这堆就是稀有的。如果稀有的堆有最后一个，值从某一堆起就是循环的（Berlekamp、Conway、Guy，1982）。',
  list: '全部游戏',
  game: '游戏',
  reached: '已算到',
  largest: '最大的值',
  mask: '掩码',
  rare: '稀有堆数',
  last: '最后的稀有堆',
  period: '周期',
  not_known: '未知',
  not_here: '这里没有证明',
  elsewhere: '别处已知的最远结果',
  by: '作者',
  elsewhere_heaps: ({ heaps }) => `算到 ${heaps} 颗，没有周期`,
  elsewhere_period: ({ length, preperiod }) => `从 ${preperiod} 起周期为 ${length}`,
  elsewhere_note: ({ by, found }) => `${by} 已发表，这里没有重算：${found}。`,
  elsewhere_again: ({ by, found }) => `${by} 已发表，这里又证明了一次：${found}。`,
  published_note:
    '最后两列是已发表的结果；选中一个游戏可看到出处，以及这里是否又证明了一次。“–”表示没有读到出处，不表示没有。',
  proven: ({ length, preperiod }) => `从 ${preperiod} 起为 ${length}，已证明`,
  proven_further: ({ length, preperiod, heap }) =>
    `从 ${preperiod} 起为 ${length}，另一次算到 ${heap} 时证明`,
  facts: ({ reached, largest, heap, mask, rare, last }) =>
    `已算到 ${reached} 颗。最大的值是 ${largest}，最先出现在 ${heap} 颗。取十六进制的掩码 ${mask}，稀有的堆有 ${rare} 个，最后一个是 ${last} 颗。`,
  go_on: '在这里接着算',
  go_on_note: ({ upto }) =>
    `在这个浏览器里从头算出所有的值，直到 ${upto} 颗。算出的结果存在这里，可以停下、关掉页面，改天再接着算。一旦证明了周期，就能保存证明。`,
} satisfies Translated<typeof en>;
