import { is } from '../grammar.ts';
import type * as en from '../../en/games/cut.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.cut': '每一块是一个独立的子游戏',
  'theorem.cut.say':
    '切一刀留下两个矩形，它们的 SG 值求异或和。矩形的 SG 值是所有切法的 mex，可以从小到大递推。',
  'theorem.cut-all': '只看还要切几刀',
  'theorem.cut-all.say':
    '边长可以为 1 时，一直切到只剩 1 × 1 为止。每切一刀就多一块，所以 w × h 总要切 w · h − 1 刀，怎么切都一样。还要切的刀数是奇数时先手必胜，否则必败。',
  'theorem.misere-cut-all': '反常规则下也只看还要切几刀',
  'theorem.misere-cut-all.say':
    '边长可以为 1 时，一直切到只剩 1 × 1 为止。每切一刀就多一块，所以 w × h 总要切 w · h − 1 刀，怎么切都一样。还要切的刀数是偶数时先手必胜，否则必败。',
  'head.sheet': '矩形',
  'named.sheet': ({ label }) => `矩形 ${label}`,
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.cut': '切法',
  'cut-value': ({ sheet, cuts, value }) =>
    `${sheet} 的切法：${cuts.replaceAll(', ', '，')}。缺少的最小数是 ${value}。`,
  'cut-count': ({ cuts, odd, misere }) =>
    `还要切 ${cuts} 刀，是${odd ? '奇' : '偶'}数，所以最后一刀由${odd ? '先手' : '对方'}来切${is(cuts, 0) ? '（已经切完）' : ''}，${odd ? '先手' : '对方'}${misere ? '负' : '胜'}。`,
} satisfies Translated<typeof en.claims>;
