/** SG 表、散点图与二维图；以及各处共用的步进与缩放按钮。 */

/** @type {import('../index.js').Words} */
export default {
  'step.first': '回到开头',
  'step.back': '后退一步',
  'step.forward': '前进一步',
  'step.last': '直到末尾',
  'zoom.in': '放大',
  'zoom.out': '缩小',
  'zoom.fit': '显示全部',
  'pan.left': '左移',
  'pan.right': '右移',
  'pan.up': '上移',
  'pan.down': '下移',
  'plot.tools': '视图',

  game: '游戏',
  upto: '算到',
  'upto.expected': '应为不小于 0 的整数。',
  title: ({ game }) => `${game} 的 SG 值`,
  cells: ({ game, upto }) => `${game} 的 SG 值，堆的大小从 0 到 ${upto}`,
  'cells.help': '点选一个数，看它由哪些后继得来。',
  'cells.keys': '方向键在格子间移动，回车显示后继。',
  'cell.label': ({ n, nimber }) => `大小为 ${n} 的堆：SG 值 ${nimber}`,
  'row.from': 'n',
  page: ({ from, to, all }) => `第 ${from} 到 ${to} 项，共 ${all} 项`,
  'page.back': '较小的堆',
  'page.forward': '较大的堆',
  columns: '每行个数',
  'columns.period': ({ length }) => `周期（${length}）`,

  alone: '只有一堆时的值；在这个游戏里，几堆的值不能用异或相加。',
  'period.none': '在此范围内未见周期。',
  'period.proven': ({ preperiod, length }) => `从 ${preperiod} 起，周期为 ${length}`,
  'period.seen': ({ preperiod, length }) => `从 ${preperiod} 起，周期为 ${length}`,
  'period.proven.badge': '已证明',
  'period.seen.badge': '目前所见',
  'period.mark': ({ preperiod }) => `周期从 ${preperiod} 开始`,

  plot: ({ game, upto }) => `${game} 的 SG 值散点图，堆的大小从 0 到 ${upto}`,
  'plot.help': '拖动可移动，按钮或 Ctrl 加滚轮可缩放。方向键逐堆移动，回车显示后继。',
  'plot.at': ({ n, nimber }) => `大小为 ${n} 的堆：SG 值 ${nimber}`,
  'plot.x': '堆的大小 n',
  'plot.y': 'SG 值',

  map: ({ game, width, height }) =>
    `${game} 的 SG 值二维图，${width} × ${height}。P 局面是实心方块。`,
  'map.role': '二维图',
  'map.help': '拖动可移动，按钮或 Ctrl 加滚轮可缩放。方向键逐格移动。',
  'map.at': ({ x, y, nimber }) =>
    `两堆 ${x} 与 ${y}：SG 值 ${nimber}，${nimber === 0 ? 'P 局面' : 'N 局面'}`,
  'map.legend.P': 'P 局面，SG 值为 0',
  'map.legend.N': 'N 局面；底色越浓，SG 值越大',
  'map.legend.options': '所选局面的后继',
  'map.list': '图中的 P 局面',

  options: ({ n }) => `大小为 ${n} 的堆的后继`,
  'options.close': '关闭后继面板',
  'options.none': ({ n }) => `大小为 ${n} 的堆没有后继。空集缺少的最小非负整数是 0。`,
  'options.count': ({ count }) => `${count} 个后继`,
  'options.cut': ({ shown, all }) =>
    `这里只列出 ${all} 个后继中的前 ${shown} 个，因此不逐步求 mex。`,
  'options.steps': '逐步求 mex',
  'options.start': '还没有看任何后继：缺少的最小非负整数是 0。',
  'options.seen': ({ to, nimber, seen, mex }) =>
    `${to} 的值为 ${nimber}。已出现：${seen}。缺少的最小者：${mex}。`,
  'options.done': ({ n, seen, mex }) =>
    `后继都看过了：mex {${seen}} = ${mex}。所以大小为 ${n} 的堆的 SG 值为 ${mex}。`,
  'options.empty': '无',
  'options.working': '正在查找后继……',

  copy: '复制为',
  'copy.csv': 'CSV',
  'copy.markdown': 'Markdown',
  'copy.latex': 'LaTeX',
  'copy.cpp': 'C++ 数组',
  'copy.done': ({ format, count }) => `已复制：${count} 个值，${format} 格式。`,
  'copy.failed': '浏览器不允许复制。请选中下面的文字手动复制：',
  'copy.text': '要复制的文字',

  working: '正在计算 SG 表……',
  reached: ({ reached }) => `已算 ${reached} 步`,
  cancel: '取消',
  cancelled: '已取消。仍显示先前的表。',
  'cancelled.none': '已取消，没有算出结果。',
  again: '重新计算',
};
