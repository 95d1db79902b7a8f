/** 画图的对话框。 */
import type { Args } from '../../../i18n/args.ts';
import type en from '../en/draw.ts';
import type { Translated } from '../../../i18n/languages.ts';

type Ends = Args<'from to'> & { arrow: boolean };

const edge = ({ from, to, arrow }: Ends) => `${from}${arrow ? '>' : '-'}${to}`;

export default {
  title: '画一张图',
  game: '用于',
  drag: '拖动时',
  drag_edge: '画边',
  drag_move: '移动顶点',
  undo: '撤销',
  redo: '重做',
  arrange: '整理布局',
  sheet: ({ nodes, edges }) => `画布：${nodes} 个顶点，${edges} 条边`,
  node: ({ name, tokens, ground }) =>
    [`顶点 ${name}`, ground ? '地面' : '', tokens ? `${tokens} 枚棋子` : '']
      .filter(Boolean)
      .join('，'),
  edge: (ends) => `${ends.arrow ? '有向边' : '边'} ${edge(ends)}`,
  empty: '还没有画任何东西。',
  help: ({ loops }) =>
    `在空白处点一下，添加顶点；从一个顶点拖到另一个，连一条边，已有的边则去掉${loops ? '；从顶点拖出去再拖回来，画自环' : ''}。`,
  keys: ({ tokens, arrows, loops, parallel }) =>
    `按键：方向键走到别的顶点，N 添加顶点，Enter 开始和结束一条边${loops ? '（在同一顶点按两次：自环）' : ''}${tokens ? '，T 放一枚棋子，Shift+T 拿走一枚' : ''}${arrows ? '，R 反转有向边' : ''}${parallel ? '，D 添一条重边' : ''}，Shift 加方向键移动顶点，F2 改名，Page Down 走到边，Delete 删除，Ctrl+Z 撤销。`,
  name: '名称',
  more: '放一枚棋子',
  less: '拿走一枚棋子',
  turn: '反转方向',
  double: '添一条重边',
  loop: '添加自环',
  unloop: '去掉自环',
  remove: '删除',
  text: '文本：粘贴或复制',
  format: '格式',
  format_text: '边',
  format_dot: 'DOT',
  format_judge: '题目输入',
  text_label: '这张图',
  text_hint: ({ arrows }) =>
    `可以粘贴：边 ${arrows ? 'a>b 或 a-b' : 'a-b'}、每行一对顶点、CSV、邻接表 1: 2 3、JSON、邻接矩阵、DOT、题目输入 n m k，或图名如 P5 + C6。`,
  large: '这张图太大，画不下；可以写在游戏和局面里，照样能玩。',
  use: '用这张图',
  said_node_added: ({ name }) => `已添加顶点 ${name}。`,
  said_node_removed: ({ name }) => `已删除顶点 ${name} 及其边。`,
  said_edge_added: (ends) => `已添加 ${edge(ends)}。`,
  said_edge_removed: (ends) => `已删除 ${edge(ends)}。`,
  said_turned: (ends) => `有向边现在是 ${edge(ends)}。`,
  said_doubled: ({ count, ...ends }) => `已添加重边：${edge(ends)} 现有 ${count} 条。`,
  said_no_loop: '这个游戏没有自环，这条边不画了。',
  said_no_parallel: '这个游戏里，两个顶点之间至多一条边。',
  said_game: ({ game }) => `这张图现在用于${game}。`,
  said_moved: ({ name }) => `已移动顶点 ${name}。`,
  said_begun: ({ name }) =>
    `一条边从 ${name} 开始：走到另一个顶点按 Enter，或按 N 新建一个；Esc 放弃。`,
  said_tokens: ({ name, count }) => `${name} 上有 ${count} 枚棋子。`,
  said_renamed: ({ before, name }) => `${before} 改名为 ${name}。`,
  said_no_name: ({ name }) => `“${name}”不能作名称：只用字母、数字和 _，且不能重名。`,
  said_read: ({ nodes, edges }) => `已画出文本中的图：${nodes} 个顶点，${edges} 条边。`,
  said_undone: '已撤销上一步。',
  said_redone: '已重做。',
  said_arranged: '已整理布局。',
  said_cancelled: '没有开始画边。',
} satisfies Translated<typeof en>;
