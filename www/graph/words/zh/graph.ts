/** The texts of game graphs and of the boards of `graph`. */
import type en from '../en/graph.ts';
import type { Translated } from '../../../i18n/languages.ts';

export default {
  lead: '从一个局面出发能到达的所有局面，标出 SG 值，以及是必胜态（N）还是必败态（P）。',
  paste: '或粘贴一张图',
  'paste.hint':
    '边 a>b 或 a-b、每行一对顶点、CSV、邻接表 1: 2 3、JSON、邻接矩阵、DOT、题目输入 n m k，或图名如 P5 + C6。',
  'paste.open': '粘贴一张图',
  'paste.games': '在这张图上玩',
  title: ({ game, position }) => `${game} 中 ${position} 的局面图`,
  'title.board': '有向图及其棋子',
  label: ({ count }) => `${count} 个顶点。方向键沿边移动。`,
  view: '画什么',
  'view.board': '有向图',
  'view.positions': '所有局面',
  help: '指向一个顶点，可看它的后继。拖动可移动，按钮或 Ctrl 加滚轮可缩放。',
  opened: ({ shown, all, more }) =>
    `共${more ? '超过' : ''} ${all} 个局面，画出 ${shown} 个。点带 + 的局面，就能看到它的后继。`,
  'opened.all': ({ all, more }) => (more ? `离起点最近的 ${all} 个局面。` : `全部 ${all} 个局面。`),
  'open.all': '全部画出',
  'open.none': '只看第一步',
  folded: '各部分的次序不同，仍是同一个顶点。',
  'node.closed': ({ count }) => `未展开，有 ${count} 个后继`,
  truncated: ({ shown }) =>
    `这里只是一部分：离起点最近的 ${shown} 个局面。边缘上的局面还有未画出的后继。`,
  'truncated.board': ({ shown, all }) =>
    `这里只是一部分：${all} 个顶点中离棋子最近的 ${shown} 个。`,
  large: ({ nodes, edges }) =>
    `这个图太大，无法画出：${nodes} 个顶点，${edges} 条边。但仍可以对弈和求解。`,
  node: ({ text, value, outcome, options }) =>
    [text, value, outcome, options].filter(Boolean).join('，'),
  'node.value': ({ nimber }) => `SG 值 ${nimber}`,
  'node.infinite': ({ set }) => `值为 ∞${set ? `，后继中有 ${set}` : ''}`,
  'says.loopy': ({ text, values, mex, others }) =>
    `${values ? `${text} 的后继中已有值 ${values}，mex 为 ${mex}；` : ''}${others
      .map(({ by, to }: { by: string; to: string }) => `从 ${by} 可以再走到 ${to}`)
      .join('，')}，值都是 ${mex}。所以 ${text} 标 ${mex}。`,
  'says.infinite': ({ text, set, mex, by }) =>
    `${text} 的后继${set ? `中有值 ${set}` : '都没有数值'}，mex 为 ${mex}；但从后继 ${by} 走不到值为 ${mex} 的顶点，所以 ${text} 没有数值：∞。`,
  'says.drawn': ({ text }) =>
    `${text} 没有必败的后继，又有平局的后继，可以一直走下去：平局态（D）。`,
  'node.unknown': '尚未求值',
  'node.options': ({ count }) => (count === 0 ? '没有后继' : `${count} 个后继`),
  'node.tokens': ({ count }) => (count === 1 ? '有一枚棋子' : `有 ${count} 枚棋子`),
  'node.start': '起点',
  'says.none': ({ text }) => `${text} 没有后继，所以 SG 值为 0。`,
  'says.mex': ({ text, values, mex }) =>
    `${text} 的各后继的值为 ${values}：mex {${values}} = ${mex}。`,
  'says.lost': ({ text }) => `${text} 的后继都是必胜态（N），所以它是必败态（P）。`,
  'says.won': ({ text, to }) => `${text} 有后继 ${to} 是必败态（P），所以它是必胜态（N）。`,
  'says.end': ({ text }) => `${text} 没有后继，轮到走的人输，所以它是必败态（P）。`,
  'says.end.misere': ({ text }) =>
    `${text} 没有后继；按反常规则，无步可走的人获胜，所以它是必胜态（N）。`,
  'says.part': ({ text }) => `${text} 的后继没有全部画出。`,
  steps: '从终点往上逐点求值',
  'steps.start': '逐点求值',
  'steps.stop': '显示全部的值',
  'steps.none': '还没有求出任何顶点的值。先看终点：它们没有后继。',
  list: '以表格显示',
  'list.position': '局面',
  'list.node': '顶点',
  'list.value': 'SG 值',
  'list.outcome': 'P 或 N',
  'list.outcome.loops': 'P、N 或 D',
  'list.options': '后继',
  'legend.P': '必败态（P）',
  'legend.D': '平局态（D）',
  'legend.N': '必胜态（N）',
  'legend.token': '棋子',
  working: '正在画图……',
} satisfies Translated<typeof en>;
