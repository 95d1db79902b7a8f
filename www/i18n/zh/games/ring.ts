import { fromValues } from '../grammar.ts';
import type * as en from '../../en/games/ring.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.ring': '环变成行',
  'theorem.ring.say':
    '环上的第一步使它断开成一行，所以环的 SG 值，是能留下的各行的 SG 值的 mex；行的 SG 值由编码决定。所有的 SG 值求异或和。',
  'theorem.misere-ring': '反常规则下环变成行',
  'theorem.misere-ring.say':
    '第一步使环断开成一行，而行在反常规则下的胜负已知。先手必胜，当且仅当能留下的行里有必败的。',
  'head.ring': '环或行',
  'named.ring': ({ label }) =>
    label.endsWith('r') ? `${label.slice(0, -1)} 的一行` : `${label} 的环`,
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.ring': fromValues,
  'ring-open': ({ ring, rows, values, value }) =>
    `${ring} 的环可以变成 ${rows.replaceAll(', ', ' 或 ')} 的一行，SG 值为 ${values.replaceAll(', ', '、')}，缺少的最小数是 ${value}。`,
} satisfies Translated<typeof en.claims>;
