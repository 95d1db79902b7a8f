/**
 * The Chinese texts of SG tables, dot plots and maps, and of the buttons for steps and zoom in all widgets.
 */
import type en from '../en/table.ts';
import type { Translated } from '../languages.ts';

export default {
  upto_label: '堆的大小上限',
  lead: '每堆的 SG 值：不等于任何后继的 SG 值的最小非负整数（mex）。',
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

  upto: '算到',
  'upto.expected': '应为不小于 0 的整数。',
  title: ({ game }) => `${game} 的 SG 值`,
  cells: ({ game, upto }) => `${game} 的 SG 值，堆的大小从 0 到 ${upto}`,
  term: ({ game }) => `${game} 的 SG 表`,
  'cells.followed': '当前局面的各堆带有圆环。',
  'cells.help': '点一个值，看它由哪些后继得来。',
  'cell.label': ({ n, nimber }) => `大小为 ${n} 的堆：SG 值 ${nimber}`,
  'row.from': 'n',
  page: ({ from, to, all }) => `第 ${from} 到 ${to} 项，共 ${all} 项`,
  'page.back': '较小的堆',
  'page.forward': '较大的堆',
  columns: '每行个数',
  'columns.period': ({ length }) => `周期（${length}）`,

  alone: '这是单独一堆的值；在这个游戏里，几堆合在一起的值不是各堆的异或和。',
  'period.none': ({ reached }) => `算到 ${reached}，未见周期。`,
  'period.none.short': ({ least }) => `堆太少，没有找周期：至少算到 ${least}。`,
  'period.none.yet': ({ reached }) => `算到 ${reached}，尚未见周期。`,
  'period.line': ({ preperiod, length }) => `从 ${preperiod} 起，周期为 ${length}`,
  'period.saltus': ({ preperiod, length, saltus }) =>
    `从 ${preperiod} 起，堆每增大 ${length}，值增大 ${saltus}`,
  'period.closed': '所有值都有公式',
  'period.proven.badge': '已证明',
  'period.seen.badge': '目前所见',
  'period.upto': ({ reached }) => `算到 ${reached}`,
  'proof.window': ({ window, modulus, first, again }) =>
    `每个值只取决于它前面的 ${window} 个值${
      Number(modulus) > 1 ? `以及 n 除以 ${modulus} 的余数` : ''
    }。以 ${first} 结尾的那 ${window} 个值，以 ${again} 结尾时再次出现，因此其后的值也都重复。`,
  'proof.far-steps': ({ near, first, again }) =>
    `只用不超过 ${near} 的取法，值已经重复：以 ${first} 结尾的那些值，以 ${again} 结尾时再次出现。更大的取法都到不了值相等的堆，因此什么都不改变（Berlekamp、Conway 与 Guy，1982）。`,
  'proof.guy-smith': ({ taken, parts, upto }) =>
    `一步最多取走 ${taken} 个，最多留下 ${parts} 堆。周期一直保持到 ${upto}，由此必定永远保持（Guy 与 Smith，1956）。`,
  'proof.saltus': ({ taken, upto }) =>
    `一步最多取走 ${taken} 个。这种增长一直保持到 ${upto}，由此必定永远保持（Austin，1976；Howse 与 Nowakowski，2004）。`,
  'proof.theorem': ({ name, by }) => `${name}（${by}）。`,
  'period.mark': ({ preperiod }) => `周期从 ${preperiod} 开始`,
  'growth.mark': ({ preperiod, length, saltus }) =>
    `从 ${preperiod} 起，堆每增大 ${length}，值增大 ${saltus}`,

  view: '显示方式',
  'view.dots': '散点',
  'view.fold': '按周期分行',
  'view.fold.any': '分行',
  'view.map': '两堆的二维图',
  fold: ({ game, upto }) => `${game} 的 SG 值，分行排列，堆的大小从 0 到 ${upto}`,
  'fold.width': '每行堆数',
  'fold.help':
    '拖动可移动，按钮或 Ctrl 加滚轮可缩放。左右键逐堆移动，上下键逐行移动，回车显示后继。',
  'fold.at': ({ n, nimber, row, column }) =>
    `大小为 ${n} 的堆：SG 值 ${nimber}；第 ${row} 行，第 ${column} 列`,
  'fold.saltus': ({ saltus }) => `颜色与数字已减去每行 ${saltus} 的增长。`,
  'fold.legend.low': '较小的值',
  'fold.legend.high': '较大的值',

  plot: ({ game, upto }) => `${game} 的 SG 值散点图，堆的大小从 0 到 ${upto}`,
  'plot.help': '拖动可移动，按钮或 Ctrl 加滚轮可缩放。方向键逐堆移动，回车显示后继。',
  'plot.x': '堆的大小 n',
  'plot.y': 'SG 值',

  map: ({ game, width, height }) =>
    `${game} 的 SG 值二维图，${width} × ${height}。必败态（P）是实心方块。`,
  'map.role': '二维图',
  'map.help': '拖动可移动，按钮或 Ctrl 加滚轮可缩放。方向键逐格移动。',
  'map.at': ({ x, y, nimber }) =>
    `两堆 ${x} 与 ${y}：SG 值 ${nimber}，${nimber === 0 ? '必败态（P）' : '必胜态（N）'}`,
  'map.seen': ({ form, names: [a, b], last }) =>
    `目前所见（两数不超过 ${last}，未证明）：${
      {
        xor: `每个值都是 ${a} ⊕ ${b}`,
        sum: `每个值都是 ${a} + ${b}`,
        smaller: `每个值都是 min(${a}, ${b})`,
        larger: `每个值都是 max(${a}, ${b})`,
        difference: `每个值都是 |${a} − ${b}|`,
        'lost-equal': `必败态恰为 ${a} = ${b} 的局面`,
        'lost-even': '必败态恰为两数都是偶数的局面',
        'lost-even-sum': `必败态恰为 ${a} + ${b} 是偶数的局面`,
        'lost-odd': '必败态恰为 (0, 0) 和两数都是奇数的局面',
        'lost-golden': '必败态恰为威佐夫博弈的黄金分割数对',
      }[form as string]
    }。`,
  'map.at.names': ({ names, x, y, nimber }) =>
    `(${names.join(', ')}) = (${y}, ${x})：SG 值 ${nimber}，${nimber === 0 ? '必败态（P）' : '必胜态（N）'}`,
  'map.at.rows': ({ x, y, third, nimber }) =>
    `三行 ${x}、${y}、${third}：SG 值 ${nimber}，${nimber === 0 ? '必败态（P）' : '必胜态（N）'}`,
  'map.none': ({ x, y, third }) => `三行 ${x}、${y}、${third}：不成棋形，下一行不能比上一行长`,
  'map.axes': '横轴为一堆，纵轴为另一堆。',
  'map.axes.names': ({ names }) => `横轴为 ${names[1]}，纵轴为 ${names[0]}。`,
  'map.axes.rows': ({ third }) => `横轴为第一行，纵轴为第二行；第三行有 ${third} 格。`,
  'map.third': '第三行的格数',
  'map.working': '正在计算二维图……',
  'map.two': '两堆的值：各自的值的异或和。',
  'map.legend.P': '必败态（P），SG 值为 0',
  'map.legend.N': '必胜态（N）；颜色与背景相差越大，SG 值越大',
  'map.legend.options': '所选局面的后继',

  options: ({ n }) => `大小为 ${n} 的堆的后继`,
  'options.close': '关闭后继面板',
  'options.none': ({ n }) => `大小为 ${n} 的堆没有后继。空集的 mex 是 0。`,
  'options.cut': ({ shown, all }) =>
    `这里只列出 ${all} 个后继中的前 ${shown} 个，因此不逐步求 mex。`,
  'options.steps': '逐步求 mex',
  'options.start': '还没有看任何后继：没有出现的最小非负整数是 0。',
  'options.seen': ({ to, nimber, seen, mex }) =>
    `${to} 的值为 ${nimber}。已出现：${seen}。没有出现的最小非负整数：${mex}。`,
  'options.done': ({ n, seen, mex }) =>
    `后继都看过了：mex {${seen}} = ${mex}。所以大小为 ${n} 的堆的 SG 值为 ${mex}。`,
  'options.empty': '无',
  'options.working': '正在查找后继……',

  'lost.heaps': ({ reached }) => `${reached} 以内的必败堆：`,
  'lost.copy': '复制必败堆',
  'lost.copied': ({ count }) => `已复制 ${count} 个堆。`,
  'lost.uncopied': '浏览器不允许复制。',

  copy: '复制为',
  'copy.csv': 'CSV',
  'copy.markdown': 'Markdown',
  'copy.latex': 'LaTeX',
  'copy.cpp': 'C++ 数组',
  'copy.done': ({ format, count }) => `已复制：${count} 个值，${format} 格式。`,
  'copy.failed': '浏览器不允许复制。请选中下面的文字手动复制：',
  'copy.text': '要复制的文字',

  save: '存为文件',
  'save.csv': 'CSV',
  'save.txt': '纯文本',
  'save.json': 'JSON',
  'save.working': ({ percent }) => `正在写文件：${percent}%`,
  'save.done': ({ name, count }) => `已保存：${count} 个值，文件名 ${name}。`,
  'copy.large': '表太长，无法复制；请存为文件。',

  working: '正在计算 SG 表……',
  reached: ({ reached, total }) => `已算到 ${reached}，共 ${total}`,
  cancelled: '已取消。仍显示先前的表。',
  'cancelled.at': ({ reached }) => `已取消。显示已算出的部分，到 ${reached} 为止。`,
  resumed: ({ heap }) => `从上次算到的第 ${heap} 堆继续。`,
  kept: '结果已保存在本浏览器中，下次从这里继续。',
  'ended.at': ({ reached }) => `显示已算出的部分，到 ${reached} 为止。`,
  'cancelled.none': '已取消，没有算出结果。',
  again: '继续计算',
  'find.claim': '你的猜想',
  'find.hint':
    'g(n) = n % 4 · g(2*m) = m | g(2*m+1) = g(m) · g(n) = n/2 if n % 2 == 0 | 0 · n 是 3 的倍数时必败 · period 12 from 71',
  'find.judging': '正在比对……',
  'find.induction': '对规则逐情形归纳',
  'find.understood': ({ claim }) => `理解为：${claim}，否则必胜。`,
  'find.holds': ({ checked }) => `到 ${checked} 为止全部成立`,
  'find.not_proven': '这还不是证明。',
  'find.proven': '对所有的堆都成立。',
  'find.proven.some': '对它说到的堆全都成立。',
  'find.silent': ({ silent }) => `有 ${silent} 个堆它没有说到。`,
  'find.fails': ({ position }) => `在 ${position} 处不成立。`,
  'find.says': ({ says, truth }) => `猜想说是 ${says}，实际是 ${truth}。`,
  'find.is_lost': '必败',
  'find.is_won': '必胜',
  'find.options': ({ options }) => `各后继及其 SG 值：${options}。`,
  'find.no_options': '无法再走，所以必败，值为 0。',
  'find.failures': ({ failures, checked }) => `到 ${checked} 为止共有 ${failures} 堆不成立。`,
  'find.from': ({ size }) => `从 ${size} 起到那里为止都成立。`,
  'find.board': ({ position }) => `用 ${position} 与电脑对局`,
} satisfies Translated<typeof en>;
