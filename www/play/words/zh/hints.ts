import type en from '../en/hints.ts';
import type { Translated } from '../../../i18n/languages.ts';

/** 问到的必胜走法。 */
export default {
  after: ({ n, lost }) => `输满 ${n} 局后可以看必胜走法；目前输了 ${lost} 局。`,
  wait: '正在寻找必胜走法……',
  won: ({ count }) => `从这里你能赢：有 ${count} 种必胜走法。`,
  won_two: ({ count }) => `轮到走的一方能赢：有 ${count} 种必胜走法。`,
  lost: '没有必胜走法：这是必败态（P），只能等对方出错。',
  lost_start: '这个开局先手必败（P）：无论怎么走，对方都有必胜的应对。',
  draw: ({ count }) =>
    `没有必胜走法，但也不必输：有 ${count} 种走法保持平局。这里只看局面本身，不计它是否出现过。`,
  let_computer_start: '让电脑先走',
} satisfies Translated<typeof en>;
