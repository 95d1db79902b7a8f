import { groupDigits } from '../digits.ts';
import type en from '../en/common.ts';
import type { Translated } from '../languages.ts';

export default {
  by_touch: ({ text }) =>
    text
      .replace('按钮或 Ctrl 加滚轮可缩放', '按钮或双指可缩放')
      .replace('，或用方向键移动', '')
      .replace(/^指向/, '点一下')
      .replace(/(?<=。)(?:方向键|左右键)[^。]*。/g, ''),
  p_position: '必败态（P）',
  n_position: '必胜态（N）',
  d_position: '平局态（D）',
  p_means: '必败态（P）：轮到走的一方必败，刚走完的一方必胜',
  n_means: '必胜态（N）：轮到走的一方必胜',
  d_means: '平局态（D）：双方都能不输',
  loading: '正在载入……',
  working: '正在计算……',
  cancel: '取消',
  close: '关闭',
  copy: '复制',
  copied: '已复制',
  copy_failed: '此处不允许自动复制，请选中文字后手动复制。',
  retry: '重试',
  open_home: '在 Mexplorer 中打开',
  unsaved_refused:
    '浏览器没有为本页保存任何内容：存储被禁用，或者空间已满。关闭页面后，你在这里做的都会丢失。',
  unsaved_damaged: '浏览器里保存的内容已损坏，已另外存放；现在从头开始。',
  unsaved_later:
    '浏览器里保存的内容来自更新版本的 Mexplorer。请刷新页面；在那之前，新的内容不会保存。',
  file_large: '文件太大，什么也没有改动。',
  who_wins: '双方都采取最优策略时，谁会赢：轮到走的一方，还是另一方？',
  begin: '开始',
  number: ({ n }) => groupDigits(n),
  whole_number: ({ least, most }) => `应为 ${least} 到 ${most} 的整数。`,
  items: ({ items }) => items.join('、'),
  clauses: ({ clauses }) => clauses.filter(Boolean).join('，'),
  list: ({ items }) => {
    const [before, last] = [items.slice(0, -1).join('、'), items.at(-1) ?? ''];
    // 或与西文之间有空格，与汉字之间没有。
    const [left, right] = [/[!-~]$/.test(before) ? ' ' : '', /^[!-~]/.test(last) ? ' ' : ''];
    return before ? `${before}${left}或${right}${last}` : last;
  },
} satisfies Translated<typeof en>;
