/** 不经浏览器画出的图，以及图旁的文字。 */
import type en from '../en/static.ts';
import type { Translated } from '../languages.ts';

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
  'cli.about': 'Mexplorer：用于讲义的组合博弈组件，以及练习题的对拍。',
  'cli.verb_render': '  mexplorer render 讲义…          把组件换成图，供打印和邮件之用',
  'cli.verb_picture':
    '  mexplorer picture 名称=值…      单独一张图，例如：game=nim "position=3 5 7" -o nim.svg',
  'cli.verb_judge': '  mexplorer judge 题号 [文件]     练习题某个输入的正确输出',
  'cli.verb_gen':
    '  mexplorer gen 题号              一个随机输入；加 --count 则把多组输入输出写入文件夹',
  'cli.verb_check':
    '  mexplorer check 题号 输入 输出  检查输出是否正确；两者都是文件，- 表示标准输入',
  'cli.option_output':
    '  -o, --output, --out 文件        写到哪里；以 / 结尾或已有的文件夹则写入其中',
  'cli.option_lang': '      --lang en|zh                图和提示所用的语言；不给时依讲义或系统',
  'cli.option_encoding':
    '      --encoding 名称             文件的编码；不给时为 UTF-8、带标记的 UTF-16 或 GB 18030',
  'cli.option_theme': '      --theme light|dark|auto     图的主题；不给时为 light',
  'cli.option_print': '      --print question|answer     隐去所问，或给出答案',
  'cli.option_images': '      --images inline|files|tex   嵌入文中的 SVG、旁边的文件，或 LaTeX',
  'cli.option_seed': '      --seed N                    gen 的随机种子；不给时为 0',
  'cli.option_count': '      --count N                   gen 写入 -o 所指文件夹的组数，小的在前',
  'cli.option_help':
    '  -h, --help                      这段说明；某个命令的说明如“mexplorer judge --help”',
  'cli.more': `“mexplorer 命令 --help”说明一个命令。退出码：0 为成功，1 表示 check 判输出有误，
2 表示用法不对，或文件无法读写。`,
  'cli.more_render': `讲义中的组件可以是标签（<mex-game game="nim">）、<div class="mex-game" data-game="nim">，
或语言为 mex 的代码块。讲义为 .html 文件，或为 Markdown。不给 -o 时结果为讲义旁的“讲义.static.html”。
写出时沿用讲义原来的编码。`,
  'cli.more_picture': `按文件的后缀输出 SVG（.svg）、LaTeX（.tex）、可操作的组件（.html）或说明文字（.txt）；
不给 -o 时把 SVG 写到标准输出。`,
  'cli.more_judge': '不给文件或为 - 时读标准输入。',
  'cli.more_gen': '不给 --count 时输出一个输入，或写入 -o 所指的文件。',
  'cli.more_check': '退出码：0 正确，1 错误，2 表示文件或输入无法读取。',
  'cli.no_command': ({ command, known }) =>
    `没有命令“${command}”，应为 ${known.join('、')} 之一。详见“mexplorer --help”。`,
  'cli.unknown_option': ({ option }) => `没有选项 ${option}。详见“mexplorer --help”。`,
  'cli.other_verb': ({ option, verb }) =>
    `${verb} 没有选项 ${option}。详见“mexplorer ${verb} --help”。`,
  'cli.needs_verb': ({ option }) => `${option} 要和命令一起用，例如“mexplorer render notes.md”。`,
  'cli.needs_value': ({ option }) => `${option} 需要一个值。详见“mexplorer --help”。`,
  'cli.no_value': ({ option }) => `${option} 不带值。`,
  'cli.two_outputs': '-o、--output、--out 是同一个选项，只能给一个。',
  'cli.bad_choice': ({ option, found, known }) =>
    `${option}：应为 ${known.join('、')} 之一，却是“${found}”。`,
  'cli.bad_encoding': ({ found }) =>
    `--encoding：应为 utf-8、gb18030、big5 之类的名称，却是“${found}”。`,
  'cli.bad_ending': ({ found, known }) =>
    `-o：应为后缀是 ${known.join('、')} 的文件，却是“${found}”。`,
  'cli.bad_pair': ({ found }) => `应为“名称=值”，例如 game=nim，却是“${found}”。`,
  'cli.bad_json': ({ found }) => `应为 {"game": "nim"} 那样的 JSON，却是“${found}”。`,
  'cli.no_stdout': '-o：应为文件或文件夹，却是“-”。',
  'cli.no_file': '要处理哪份讲义？应给出文件，例如“mexplorer render notes.md”。',
  'cli.same_file': ({ file }) => `结果会覆盖“${file}”。请用 -o 指定别的文件。`,
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
  'cli.stdout': '标准输出',
  'cli.no_text': ({ name, byte, label }) =>
    `${name}不是文本：第 ${byte} 个字节（从 0 数起）不合 ${label} 编码。可用 --encoding 指定别的编码。`,
  'cli.cut_text': ({ name, byte, label }) =>
    `${name}不完整：在第 ${byte} 个字节之后，一个 ${label} 字符还没有写完就结束了。`,
  'cli.chinese': ({ file }) => `${file}：按 GB 18030 读写；可用 --encoding 指定别的编码。`,
  'cli.not_encodable': ({ file, character, label }) =>
    `${file}：${label} 编码中没有“${character}”。请把讲义存为 UTF-8。`,
  'cli.pipe_output': ({ file }) => `“${file}”是管道，请用 -o 指定结果的文件。`,
  'cli.same_target': ({ file, other, target }) => `“${other}”和“${file}”都会写入“${target}”。`,
  'cli.flaw': ({ file, says }) => `${file}：${says}`,
  'cli.system': ({ file, code }) => `${file}：系统拒绝了（${code}）。`,
  'cli.system_ENOENT': ({ file }) => `没有文件“${file}”。`,
  'cli.system_EACCES': ({ file }) => `${file}：没有权限。`,
  'cli.system_EPERM': ({ file }) => `${file}：没有权限。`,
  'cli.system_EROFS': ({ file }) => `${file}：磁盘只能读。`,
  'cli.system_EISDIR': ({ file }) => `“${file}”是文件夹，应为文件。`,
  'cli.system_ENOTDIR': ({ file }) => `“${file}”是文件，或在一个文件之下，应为文件夹。`,
  'cli.system_EEXIST': ({ file }) => `“${file}”是文件，应为文件夹。`,
  'cli.system_ENOSPC': ({ file }) => `${file}：磁盘已满。`,
  'cli.system_EDQUOT': ({ file }) => `${file}：磁盘已满。`,
  'cli.system_EFBIG': ({ file }) => `${file}：文件太大。`,
  'cli.system_ENAMETOOLONG': ({ file }) => `文件名“${file.slice(0, 60)}…”太长。`,
  'cli.system_ELOOP': ({ file }) => `“${file}”的链接指向自己。`,
  'cli.system_EMFILE': ({ file }) => `${file}：打开的文件太多。`,
  'cli.system_EBUSY': ({ file }) => `${file}：有别的程序正在使用。`,
  'cli.system_EIO': ({ file }) => `${file}：设备出错。`,
  'cli.at': ({ file, line, column, says }) => `${file}，第 ${line} 行第 ${column} 列：${says}`,
  'cli.too_long': ({ name }) => `${name}超过 64 MB。`,
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
} satisfies Translated<typeof en>;
