import type en from '../en/finding.ts';
import type { Translated } from '../../../i18n/languages.ts';

export default {
  title: '找规律',
  lead: '先看表，自己猜。猜想会逐堆比对，并给出第一个不成立的堆。',
  searching: '正在寻找规律……',
  'fold.found': '看本页找到的规律',
  'fold.program': '写出程序',
  'fold.same': '有同样值的游戏',
  values: 'SG 值',
  lost: '必败的堆',
  'none.values': '没有找到 SG 值的规律。',
  'none.lost': '没有找到必败堆的规律。',
  use: '把它当作猜想来检验',
  'pairs.lead': '先看图，自己猜。猜想会逐对比对，并给出第一对不成立的数。',
  'pairs.hint':
    'g(x, y) = xor(x, y) · g(x, y) = (x+y) % 3 · 必败 if x == y · 必败 if x % 2 == 0 and y % 2 == 0',
  'pairs.lost': '必败的数对',
  'pairs.none.lost': '没有找到必败数对的规律。',
  'pairs.holds': ({ checked }) => `两个数到 ${checked} 为止全部成立`,
  'pairs.proven': '对所有的数对都成立。',
  'pairs.proven.some': '对它说到的数对全都成立。',
  'pairs.silent': ({ silent }) => `有 ${silent} 对数它没有说到。`,
  'pairs.failures': ({ failures, checked }) =>
    `两个数到 ${checked} 为止共有 ${failures} 对不成立。`,
  'program.language': '语言',
  'program.form': '值的来源',
  'program.rule': '规则本身',
  'program.period': '已证明的周期',
  'program.pattern': '找到的规律',
  'program.moves': '附必胜走法',
  'program.save': ({ file }) => `保存 ${file}`,
  'same.searching': '正在与各游戏比对……',
  'same.equal': ({ compared }) => `的前 ${compared} 个值与此相同。`,
  'same.shifted': ({ shift, compared }) => `从大小为 ${shift} 的堆起，有这 ${compared} 个值。`,
  'same.none': '按名称、代码和取法集合试过，没有别的游戏有这些值。',
  'same.oeis': '在整数数列线上大全（OEIS）中搜索',
} satisfies Translated<typeof en>;
