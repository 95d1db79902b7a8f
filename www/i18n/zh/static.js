/** 不经浏览器画出的图，以及图旁的文字。 */

/** @type {import('../index.js').Words} */
export default {
  title: ({ name, position }) => `${name}：${position}`,
  named: ({ name, line }) => `${name}（${line}）`,
  moves_count: ({ wins, all }) => `${all} 种走法中有 ${wins} 种必胜。`,
  misere: ({ name }) => `${name}（反常规则）`,
  moves: ({ moves, rest }) => `必胜走法：${moves.join('；')}${rest ? `；另有 ${rest} 种` : ''}。`,
  both: ({ who, moves }) => `${who}${moves}`,
  and: ({ one, other }) => `${one}${other}${/[。！？]$/.test(other) ? '' : '。'}`,
  then: ({ says }) => says,
  between: '。',
  more_heaps: ({ count }) => `另有 ${count} 堆`,
  map_cut: ({ side }) => `只画到 ${side} 个一堆为止。`,
  card: '公平组合游戏的游乐场：与最优策略对弈，看懂背后的道理。',
  'gallery.title': '用于讲义的组件',
  'gallery.lead': '每个组件都可操作，旁边是写法。把代码复制到讲义里即可；各种工具的做法见指南。',
  'cli.help': `Mexplorer：用于讲义的组合博弈组件。

  mexplorer render 讲义…          把组件换成图，供打印和邮件之用
  mexplorer picture 名称=值…      单独一张图，例如：game=nim "position=3 5 7" -o nim.svg

讲义中的组件可以是标签（<mex-game game="nim">）、<div class="mex-game" data-game="nim">，
或语言为 mex 的代码块。讲义为 .html 文件，或为 Markdown。

  -o, --output 文件   文件，或以 / 结尾的文件夹；不给时为讲义旁的“讲义.static.html”
      --lang en|zh    图中所用的语言；不给时依讲义
      --theme light|dark|auto        不给时为 light
      --print question|answer        隐去所问，或给出答案
      --images inline|files|tex      嵌入文中的 SVG、旁边的文件，或 LaTeX
  -h, --help          -v, --version

picture 输出 SVG；-o 文件.tex 输出 LaTeX，文件.html 输出可操作的组件，文件.txt 输出说明文字。`,
  'cli.no_command': ({ command }) =>
    `没有命令“${command}”，应为“render”或“picture”。详见“mexplorer --help”。`,
  'cli.bad_option': ({ says }) => `${says} 详见“mexplorer --help”。`,
  'cli.no_file': '要处理哪份讲义？应给出文件，例如“mexplorer render notes.md”。',
  'cli.no_such_file': ({ file }) => `没有文件“${file}”。`,
  'cli.same_file': ({ file }) => `结果会覆盖“${file}”。请用 -o 指定别的文件。`,
  'cli.bad_images': ({ found, known }) => `--images：应为 ${known} 之一，却是“${found}”。`,
  'cli.left': ({ widget }) => `<${widget}> 没有对应的图，保持原样。`,
  'cli.wrote': ({ target, count }) =>
    count ? `已写入 ${target} 和 ${count} 张图。` : `已写入 ${target}。`,
  'alt.game': ({ name, position }) =>
    position.trim() === ''
      ? `“${name}”终局的棋盘，什么也没有剩下。`
      : `“${name}”的棋盘，局面为 ${position}。`,
  'alt.table': ({ game, upto, values, more }) =>
    `“${game}”的 SG 值表，堆的大小从 0 到 ${upto}${
      values ? `：${values}${more ? ' 等' : ''}` : '，待填'
    }。`,
  'alt.graph': ({ name, position, count, board }) =>
    board
      ? `一张有 ${count} 个顶点的图，上面放着棋子，是“${name}”的局面 ${position}。`
      : `“${name}”的局面 ${position} 的博弈图，共 ${count} 个局面。`,
  'alt.union': ({ union, n }) => `答案：${n} 个中有 ${union} 个。`,
  'alt.venn': ({ sets, union }) =>
    `集合的维恩图，各大小为 ${sets}${union ? `；合起来共有 ${union} 个元素` : ''}。`,
};
