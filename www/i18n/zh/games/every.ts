import type * as en from '../../en/games/every.ts';
import type { Translated } from '../../languages.ts';

/** 对走的一方必败的步数的奇偶。 */
const parity = (misere: unknown) => (Number(misere) ? '奇' : '偶');
/**
 * Return whether the smallest or the largest number decides.
 * @param first whether the first part to end decides
 */
const extreme = (first: unknown) => (Number(first) ? '最小' : '最大');

export const why = {
  'theorem.every': '最后走完的部分决定胜负',
  'theorem.every.say':
    '凡是还能走的部分都要走一步，最后走完的部分决定胜负。给每个部分一个步数（step）：胜方拖延、负方求快时还能走几步。走完的为 0；后继里有偶数时，取最大的偶数加 1；否则取最小的加 1。一个部分拆成几块时，按其中最大的算。各部分步数的最大值为奇数时先手必胜（Every-SG）。反常规则下奇偶对调。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.each': '各部分还能走几步',
  'each-end': ({ place }) => `${place} 不能再走，步数为 0。`,
  'each-won': ({ place, count, option, first, misere }) =>
    `${place} 的步数为 ${count}：后继中步数为${parity(misere)}数的对走的一方必败，其中${extreme(first)}的是 ${option}。`,
  'each-lost': ({ place, count, option, first, misere }) =>
    `${place} 的步数为 ${count}：后继的步数全是${parity(!Number(misere))}数，对走的一方必胜，其中${extreme(!Number(first))}的是 ${option}。`,
  'each-whole': ({ place, count, first, alone, wins }) =>
    `${Number(alone) ? `这个步数 ${count} ` : `各部分步数中${extreme(first)}的是 ${place} 的 ${count}，`}是${BigInt(count) % 2n ? '奇' : '偶'}数，先手${Number(wins) ? '必胜' : '必败'}。`,
  'each-fall': ({ option, first, alone, misere }) =>
    Number(alone)
      ? `走到步数为 ${option} 的后继，它是${parity(misere)}数，对方必败。`
      : `凡是能走的部分，都走到步数恰少 1 的后继。这样${extreme(first)}的步数成为 ${option}，是${parity(misere)}数，对方必败。`,
  'each-bound': ({ count, option, first, alone, misere }) =>
    Number(alone)
      ? `后继的步数全是${parity(!Number(misere))}数，对方必胜。`
      : Number(first)
        ? `步数为 ${count} 的部分，后继的步数全是${parity(!Number(misere))}数，至多 ${option}；${parity(misere)}数只能来自步数更大的部分，至少为 ${count}。所以怎么走，最小的步数都是${parity(!Number(misere))}数，对方必胜。`
        : `步数为 ${count} 的部分，后继的步数全是${parity(!Number(misere))}数，至少 ${option}；${parity(misere)}数只能来自步数更小的部分，小于 ${option}。所以怎么走，最大的步数都是${parity(!Number(misere))}数，对方必胜。`,
} satisfies Translated<typeof en.claims>;
