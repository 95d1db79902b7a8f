/** 对局后的复盘。 @type {import('../index.js').Words} */
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
  because_drawn: ({ who, left }) => `${who}留下 ${left}，只是平局：对方可以一直走下去。`,
  holds: ({ move }) => `这样走能保持平局：${move}。`,
  won_start: '开局对先手必胜。',
  slips: ({ count }) => `有 ${count} 步丢掉了必胜的局面：`,
  slip: ({ n, who, move }) => `第 ${n} 步，${who}：${move}。`,
  better: ({ move }) => `这样走就能赢：${move}。`,
  because_sum: ({ who, left, values, sum, plain, answer }) =>
    `${who}留下 ${left}${plain ? '' : `，SG 值为 ${values.join('、')}`}：${values.join(' ⊕ ')} = ${sum} ≠ 0，对方能把它变回 0：${answer}。`,
  because_answer: ({ who, left, answer, then }) =>
    `${who}留下 ${left}，这是必胜态，轮到的一方${answer}，留下 ${then}。`,
  because_over: ({ who, left }) =>
    `${who}留下 ${left}，已无步可走；反常规则下，轮到走的一方因此获胜。`,
  explain: ({ left }) => `${left} 为什么必胜`,
  proof: '课程里的证明',
  back: '回到这里',
  try: '改走这一步',
  partial: '棋局太大，在步数预算内无法逐步评判。',
};
