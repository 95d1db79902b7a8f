import type * as en from '../../en/games/silver-dollar.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'gap.n': ({ label }) => `第 ${label} 枚硬币左边的空格`,
  'head.gap': '此格左边的空格',
  gaps: '每隔一段空格计入一段',
  'gaps.coin': '硬币',
  'gaps.square': '格',
  'gaps.gap': '左边的空格数',
  'gaps.counts': '是否计入',
  'gaps.yes': '计入',
  'gaps.no': '不计，可抵消',
  'theorem.silver-dollar': '不能越过的硬币：每隔一段空格的 Nim',
  'theorem.silver-dollar.say':
    '从右边起把硬币两两配对。一对中左边的硬币移动后，右边的硬币可以跟着移动同样的格数，所以只有每对之间的空格起作用，各相当于一个 Nim 堆。余下的一枚与边缘配对。',
  'theorem.misere-silver-dollar': '反常规则下不能越过的硬币',
  'theorem.misere-silver-dollar.say':
    '从右边起把硬币两两配对。一对中左边的硬币移动后，右边的硬币可以跟着移动同样的格数。胜负由各对之间的空格判定，与反 Nim 的各堆一样。',
  'named.gap': ({ label }) => `第 ${label} 格左边的空格`,
} satisfies Translated<typeof en.why>;

export const claims = {
  gaps: '从右边数起。计入的一段空格相当于 Nim 的一堆：移动右端的硬币就是从中取走若干格。如果移动的是左端的硬币，右端的硬币可以跟着移动同样的格数，两步相抵。',
} satisfies Translated<typeof en.claims>;
