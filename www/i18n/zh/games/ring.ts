import { fromValues } from '../grammar.ts';
import type { Words } from '../../index.ts';

export const name = '环形游戏';
export const rule =
  '行按编码走，环也按编码走；但从环里取走之后，剩下的是一行，或什么也不剩。所以该位数字必须允许剩一堆，或不剩。';
export const terms =
  '“ring”后写取拆编码，如 0.77（环形 Kayles）。数字是环；后面带 r 的，如 9r，是一行。';

export const why: Words = {
  'theorem.ring': '环变成行',
  'theorem.ring.say':
    '环上的第一步使它断开成一行，所以环的 SG 值，是能留下的各行的 SG 值的 mex；行的 SG 值由编码决定。所有的 SG 值求异或和。',
  'theorem.misere-ring': '反常规则下环变成行',
  'theorem.misere-ring.say':
    '第一步使环断开成一行，而行在反常规则下的胜负已知。先手必胜，当且仅当能留下的行里有必败的。',
  'head.ring': '环或行',
  'named.ring': ({ label }) =>
    label.endsWith('r') ? `${label.slice(0, -1)} 的一行` : `${label} 的环`,
};

export const claims: Words = {
  'head.ring': fromValues,
  'ring-open': ({ ring, rows, values, value }) =>
    `${ring} 的环可以变成 ${rows.replaceAll(', ', ' 或 ')} 的一行，SG 值为 ${values.replaceAll(', ', '、')}，缺少的最小数是 ${value}。`,
};
