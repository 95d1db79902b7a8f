import type * as en from '../../en/games/merge.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  merge: '两个数决定胜负',
  'merge.count': '数目',
  'merge.what': '数什么',
  'merge.remainder': '余数',
  'merge.moves': '每种走法之后的 a 与 b',
  'merge.move': '走法',
  'merge.a': 'a',
  'merge.b': 'b',
  'merge.then': '之后',
  'theorem.merge': '取一个或合并两堆',
  'theorem.merge.say':
    '设 a 为大小为 1 的堆数，b 为较大的各堆全部合并时的总步数。b 为 0 或 2 时，先手必败当且仅当 a 被 3 整除；其他情况，先手必败当且仅当 a、b 都是偶数。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'merge-ones': 'a：大小为 1 的堆数',
  'merge-ops': 'b：较大的各堆合并起来的总步数，石子数 + 堆数 − 1',
  'merge-special': ({ ones, ops, remainder, lost }) =>
    `这里 b = ${ops}，属于例外：a = ${ones} 除以 3 余 ${remainder}，所以先手${lost ? '必败' : '必胜'}。`,
  'merge-usual': ({ lost }) =>
    lost ? '这里两者都是偶数：先手必败。' : '这里两者不都是偶数：先手必胜。',
  'merge-one': '取走大小为 1 的一堆',
  'merge-larger': '从较大的堆取一个，或合并其中两堆',
  'merge-halve': '从大小为 2 的堆取一个',
  'merge-join': '把大小为 1 的一堆并入较大的堆',
  'merge-pair': '合并两个大小为 1 的堆',
  'merge-all-won': '按规则，每一步都留给对方必胜态。',
  'merge-some-lost': '按规则，其中至少有一种留给对方必败态。',
  'merge-left': ({ modulus, remainder }) => `除以 ${modulus} 的余数 = ${remainder}`,
} satisfies Translated<typeof en.claims>;
