import type en from '../en/report.ts';
import type { Translated } from '../../../i18n/languages.ts';

/** 汉字前不空格，数字与字母前空一格。 */
const spaced = (text: string) => (/^\p{Script=Han}/u.test(text) ? text : ` ${text}`);

type Sum = Parameters<typeof en.because_sum>[0];

/** 异或和不为 0 时为什么必胜：先说道理，再写算式。 */
function whyWon({ told, plain, values, counted, sum, power }: Sum) {
  const [a, b] = counted;
  if (told === 'one')
    return plain ? `只剩 ${a}，可以一次取完。` : `只有 ${a} 起作用，走一步就能把它变成 0。`;
  if (told === 'unequal') return `${a} 与 ${b} 不相等：对方能把它们变得相等，此后每一步都有应对。`;
  return `拆成 2 的幂来看，含 ${power} 的有奇数个，对方能让每种幂都有偶数个：${values.join(' ⊕ ')} = ${sum} ≠ 0，变回 0。`;
}

/** 对局后的复盘。 */
export default {
  title: '复盘',
  wait: '正在复盘……',
  clean: '你没有丢掉过必胜的局面。',
  clean_won: '你没有丢掉过必胜的局面：走得完美。',
  clean_lost: '你没有丢掉过必胜的局面：开局就是必败的，对方也没有给你留下机会。',
  clean_two: '双方都没有丢掉过必胜的局面。',
  lost_start: '开局对先手必败。',
  drawn_start: '开局是平局：双方都能不输。',
  clean_drawn: '你什么也没有丢掉：既没有丢必胜，也没有丢平局。',
  slips_drawn: ({ count }) => `有 ${count} 步丢掉了本来的必胜或平局：`,
  as_text: '局面的文字记法',
  pictured_first: '图中第一个局面',
  pictured_second: '第二个',
  pictured_only: '图中的局面',
  because_drawn: ({ who, left }) => `${who}留下${spaced(left)}，只是平局：对方可以一直走下去。`,
  holds: ({ move }) => `这样走能保持平局：${move}。`,
  won_start: '开局对先手必胜。',
  slips: ({ count }) => `有 ${count} 步丢掉了必胜的局面：`,
  slip: ({ n, who, move }) => `第 ${n} 步，${who}：${move}。`,
  better: ({ move }) => `这样走就能赢：${move}。`,
  because_sum: (given) =>
    `${given.who}留下${spaced(given.left)}，对方从这里能赢：${given.answer}。${given.plain ? '' : `各部分的 SG 值为 ${given.values.join('、')}。`}${whyWon(given)}`,
  because_answer: ({ who, left, answer, then }) =>
    `${who}留下${spaced(left)}，这是必胜态，轮到的一方${answer}${answer.endsWith(`剩 ${then} 个`) || answer.endsWith(`剩 ${then} 格`) ? '' : `，留下${spaced(then)}`}。`,
  because_over: ({ who, left }) =>
    `${who}留下${spaced(left)}，已无步可走；反常规则下，轮到走的一方因此获胜。`,
  proof: '课程里的证明',
  back: '回到这里',
  try: '改走这一步',
  replay: '回放',
  start: '开局。',
  moment: ({ n, of, who, move }) => `第 ${n} 步（共 ${of} 步），${who}：${move}。`,
  of: ({ n, of }) => `第 ${n} 步，共 ${of} 步`,
  nth: ({ n }) => `第 ${n} 步。`,
  strip: '每一步以及它对胜负的影响',
  sign_lost: '这一步送掉了局面里的好处。',
  sign_kept: '这一步保住了胜势。',
  sign_held: '这一步保住了和局。',
  sign_none: '局面本来就输了。',
  slider: '对局进度',
  to_first: '回到开局',
  to_back: '上一步',
  to_forward: '下一步',
  to_last: '到终局',
  play: '播放',
  pause: '暂停',
  can_you: ({ position }) => `${position}：从这里起你能赢。`,
  can_friend: ({ position }) => `${position}：从这里起朋友能赢。`,
  can_computer: ({ position }) => `${position}：从这里起电脑能赢。`,
  can_one: ({ position }) => `${position}：从这里起玩家一能赢。`,
  can_two: ({ position }) => `${position}：从这里起玩家二能赢。`,
  can_draw: ({ position }) => `${position}：双方都无法必胜。`,
  wins_you: '你胜',
  wins_computer: '电脑胜',
  wins_friend: '朋友胜',
  wins_one: '玩家一胜',
  wins_two: '玩家二胜',
  wins_draw: '平局',
  far: ({ count }) => `双方都走最优，再走 ${count} 步结束。`,
  curve: ({ most }) => `离中线越远，离终局越远：双方都走最优，最远还有 ${most} 步。`,
  value: 'SG 值',
  value_zero: '0：轮到走的一方必败',
  values: ({ values }) => `从开局起各局面的 SG 值：${values}。`,
  values_long: '每个局面的 SG 值在下面的表里。',
  gaps: '曲线断开的地方，步数要算太久。',
  why: '为什么？讲解这个局面',
  table: '用表格看这盘棋',
  col_n: '步数',
  col_move: '走法',
  col_position: '局面',
  col_winner: '双方都走最优时',
  col_far: '剩余步数',
  col_value: 'SG 值',
  partial: '棋局太大，在步数预算内无法逐步评判。',
  ease: ({ count }) => `你已连输 ${count} 局。要换一个弱一点的对手吗？`,
  ease_yes: ({ strength }) => `再来一局（电脑：${strength}）`,
  review: '复盘',
  show_me: '演示给我看',
} satisfies Translated<typeof en>;
