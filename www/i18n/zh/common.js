import { groupDigits } from '../digits.js';

/** @type {import('../index.js').Words} */
export default {
  nim_sum: '异或和',
  nimber: 'SG 值',
  heap: '堆',
  move: '走法',
  position: '局面',
  game: '游戏',
  misere: '反常规则',
  normal: '正常规则',
  p_position: '必败态（P）',
  n_position: '必胜态（N）',
  p_means: '必败态（P）：轮到走的一方必败，刚走完的一方必胜',
  n_means: '必胜态（N）：轮到走的一方必胜',
  loading: '正在载入……',
  working: '正在计算……',
  cancel: '取消',
  cancelled: '已取消。',
  close: '关闭',
  copy: '复制',
  copied: '已复制',
  copy_failed: '此处不允许自动复制，请选中文字后手动复制。',
  retry: '重试',
  more: ({ count }) => `还有 ${count} 项`,
  number: ({ n }) => groupDigits(n),
  whole_number: ({ least, most }) => `应为 ${least} 到 ${most} 的整数。`,
  items: ({ items }) => items.join('、'),
  clauses: ({ clauses }) => clauses.filter(Boolean).join('，'),
  list: ({ items }) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}或 ${items.at(-1)}`,
};
