/** 不经浏览器画出的图，以及图旁的文字。 */
import type { Words } from '../index.ts';

/** 一行输出，太长时截短。 */
const quoted = (text: string) => {
  const whole = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return whole ? `“${whole}”` : '空行';
};

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
  'cli.help': `Mexplorer：用于讲义的组合博弈组件，以及练习题的对拍。

  mexplorer render 讲义…          把组件换成图，供打印和邮件之用
  mexplorer picture 名称=值…      单独一张图，例如：game=nim "position=3 5 7" -o nim.svg
  mexplorer pack 任务单           把任务单（sheet.json）或一课（nim）打成包

  mexplorer judge 题号 [文件]     练习题某个输入的正确输出
  mexplorer gen 题号              一个随机输入；加 --count 则把多组输入输出写入文件夹
  mexplorer check 题号 输入 输出  检查输出是否正确；两者都是文件，- 表示标准输入

讲义中的组件可以是标签（<mex-game game="nim">）、<div class="mex-game" data-game="nim">，
或语言为 mex 的代码块。讲义为 .html 文件，或为 Markdown。

  -o, --output 文件   文件，或以 / 结尾的文件夹；不给时为讲义旁的“讲义.static.html”
      --lang en|zh    图和提示所用的语言；不给时依讲义或系统
      --theme light|dark|auto        不给时为 light
      --print question|answer        隐去所问，或给出答案
      --scorm 1.2|2004               用于 pack：给学习平台
      --html                         用于 pack：放在磁盘或网站上
      --out 文件                     用于 pack：写到哪个压缩包
      --home 网址                    用于 pack：Mexplorer 在哪里，课文的链接指向那里
      --images inline|files|tex      嵌入文中的 SVG、旁边的文件，或 LaTeX
      --seed N        gen 的随机种子，不给时为 0
      --count N       gen 写入 -o 所指文件夹的组数，小的在前
  -h, --help          -v, --version

picture 输出 SVG；-o 文件.tex 输出 LaTeX，文件.html 输出可操作的组件，文件.txt 输出说明文字。
judge 不给文件时读标准输入。check 的退出码：0 正确，1 错误；三个命令在输入有误、题号不存在
或用法不对时退出码均为 2。`,
  'cli.no_command': ({ command }) =>
    `没有命令“${command}”，应为“render”“picture”“pack”“judge”“gen”或“check”。详见“mexplorer --help”。`,
  'cli.pack_what': '应给出一份任务单的文件，或一课的名字，例如“mexplorer pack sheet.json”。',
  'cli.pack_out': '写到哪里？应给出 --out，例如“--out sheet.zip”。',
  'cli.pack_kind': '应给出 --scorm 1.2、--scorm 2004、--html 三者之一。',
  'cli.pack_version': ({ found }) => `--scorm：应为 1.2 或 2004，却是“${found}”。`,
  'cli.pack_no_such': ({ file }) => `没有“${file}”这个文件，也没有这一课。`,
  'cli.pack_home': ({ found }) => `--home：应为 https:// 开头的网址，却是“${found}”。`,
  'cli.packed': ({ target, kilobytes }) => `已写入 ${target}，${kilobytes} kB。`,
  'cli.bad_option': ({ says }) => `${says} 详见“mexplorer --help”。`,
  'cli.no_file': '要处理哪份讲义？应给出文件，例如“mexplorer render notes.md”。',
  'cli.no_such_file': ({ file }) => `没有文件“${file}”。`,
  'cli.same_file': ({ file }) => `结果会覆盖“${file}”。请用 -o 指定别的文件。`,
  'cli.bad_images': ({ found, known }) => `--images：应为 ${known} 之一，却是“${found}”。`,
  'cli.left': ({ widget }) => `<${widget}> 没有对应的图，保持原样。`,
  'cli.wrote': ({ target, count }) =>
    count ? `已写入 ${target} 和 ${count} 张图。` : `已写入 ${target}。`,
  'cli.judge_usage': '是哪一题？应给出题号和输入，例如“mexplorer judge 891 input.txt”。',
  'cli.gen_usage': '是哪一题？应给出题号，例如“mexplorer gen 891 --seed 7”。',
  'cli.gen_folder': '使用 --count 时，要用 -o 指定存放输入输出的文件夹，例如“-o tests”。',
  'cli.gen_wrote': ({ count, folder }) =>
    `已把 ${count} 组输入（.in）和输出（.out）写入 ${folder}，小的在前。`,
  'cli.check_usage':
    '应给出题号、输入和要检查的输出，例如“mexplorer check 891 input.txt output.txt”。',
  'cli.check_right': '正确。',
  'cli.check_wrong': ({ line, expected, got }) =>
    `第 ${line} 行错误：应为${quoted(expected)}，却是${quoted(got)}。`,
  'cli.stdin': '标准输入',
  'cli.at': ({ file, line, column, says }) => `${file}，第 ${line} 行第 ${column} 列：${says}`,
  'cli.no_text': ({ name }) => `${name}不是文本。`,
  'cli.too_long': ({ name }) => `${name}超过 64 MB。`,
  'cli.no_folder': ({ folder }) => `“${folder}”是文件，请用 -o 指定文件夹。`,
  'cli.other_tests': ({ folder, other }) =>
    `“${folder}”中有别的测试，例如 ${other}。请用 -o 指定别的文件夹。`,
  'cli.bad_number': ({ option, least, most, found }) =>
    `--${option}：应为 ${least} 到 ${most} 的整数，却是“${found}”。`,
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
} satisfies Words;
