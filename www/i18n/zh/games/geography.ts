import type * as en from '../../en/games/geography.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.geography': '看最大匹配',
  'theorem.geography.say':
    '匹配是两两没有公共端点的一些边。当且仅当每个最大匹配都覆盖棋子所在的点时，先手必胜；不要求是二分图，任何图都成立。（如果起点也由先手来选，那么当且仅当有完美匹配，即覆盖所有点的匹配时，后手必胜。）',
  matching: '一个最大匹配',
} satisfies Translated<typeof en.why>;

export const claims = {
  'matching-edges': ({ node, list, rest }) =>
    `${list.join('、')}${rest ? `，还有 ${rest} 条` : ''}。棋子在 ${node}。`,
  'matching-empty': ({ node }) => `一条边也没有了，匹配是空的。棋子在 ${node}。`,
  'walk-cover': ({ node, size, without }) =>
    `最大匹配有 ${size} 条边；去掉 ${node}，最大匹配就只有 ${without} 条。所以每个最大匹配都覆盖 ${node}。`,
  'walk-along': ({ node, to }) =>
    `沿匹配边走到 ${to}。${node} 删去以后，匹配剩下的部分是余图的最大匹配，而且不覆盖 ${to}。`,
  'walk-free': ({ node, size }) => `这个匹配有 ${size} 条边，已经最大，而它不覆盖 ${node}。`,
  'walk-answer': () =>
    '从未覆盖的点出发，只能走到被覆盖的点：不然这一步的边可以加进匹配，匹配就不是最大的了。对方沿匹配边走一步，棋子又停在未覆盖的点上。所以对方总有应对。',
  'walk-end': ({ node }) => `从 ${node} 出发已经无路可走。`,
} satisfies Translated<typeof en.claims>;
