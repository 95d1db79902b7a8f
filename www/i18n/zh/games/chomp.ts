import type * as en from '../../en/games/chomp.ts';
import type { Translated } from '../../languages.ts';

/** @param turned whether the bar is described with rows and columns exchanged */
const line = (turned: number) => (turned ? '列' : '行');

export const why = {
  'head.arm': '臂上的格数',
  'theorem.chomp-hook': '钩形就是两堆 Nim',
  'theorem.chomp-hook.say':
    '一行与一列在有毒的一格相交。咬一口只会缩短其中一臂，所以两臂就是两个 Nim 堆。',
  'theorem.chomp-two-rows': '两行：短一格',
  'theorem.chomp-two-rows.say':
    '只有两行时，先手必败当且仅当第二行比第一行短一格。从别的情形总能咬成这样，从这样的情形却咬不成这样。',
  'theorem.misere-chomp-two-rows': '反常规则下的两行',
  'theorem.misere-chomp-two-rows.say':
    '留下两格：一上一下，或一左一右。对方只能咬到剩下有毒的一格，这时轮到你而无处可咬，反常规则下就赢了。两行各有至少两格时，总有一口能做到。',
  'theorem.chomp-three-rows': '三行：至多一种首行必败',
  'theorem.chomp-three-rows.say':
    '第二、三行相同的两块巧克力，较长的可以咬成较短的。所以下面两行给定时，首行至多只有一种长度必败：从它怎么咬都到不了必败局面的最小长度。这里已对不超过此局面的所有下面两行算出了这些长度。',
  'theorem.chomp-square': '正方形先手必胜',
  'theorem.chomp-square.say':
    '咬第二行的第二格，留下等长的一行与一列；对方咬哪一臂，就在另一臂照样咬。',
  'theorem.chomp-rectangle': '长方形必胜：偷换策略',
  'theorem.chomp-rectangle.say':
    '先设想咬最后一行的最后一格。如果这样不胜，对方就有一步制胜的应对；可是那一步同样会带走最后一格，所以一开始就可以走它。这个证明说明必胜走法存在，但没有说是哪一步。',
  'theorem.chomp-square.closed': '先手有特定的一口必胜，咬过之后，对方的每一口都可以照样学。',
  'named.arm': ({ label }) => `长 ${label} 的臂`,
} satisfies Translated<typeof en.why>;

export const claims = {
  'rows-lost': ({ second, turned }) =>
    `第二${line(turned)}有 ${second} 格，第一${line(turned)}多一格。咬第二${line(turned)}，它就短得更多；咬第一${line(turned)}，剩下的两${line(turned)}就一样长。`,
  'rows-equal': ({ first, turned }) =>
    `两${line(turned)}都是 ${first} 格：咬掉第二${line(turned)}的最后一格。`,
  'rows-far': ({ second, turned }) =>
    `第二${line(turned)}有 ${second} 格：咬第一${line(turned)}，使它只多一格，即 ${Number(second) + 1} 格。`,
} satisfies Translated<typeof en.claims>;
