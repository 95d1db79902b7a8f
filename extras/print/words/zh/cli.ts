/** 命令 render 和 picture。 */
import type { Translated } from 'mexplorer/kit';
import type en from '../en/cli.ts';

export default {
  verb_render: '  mexplorer render 讲义…          把组件换成图，供打印和邮件之用',
  verb_picture:
    '  mexplorer picture 名称=值…      单独一张图，例如：game=nim "position=3 5 7" -o nim.svg',
  option_theme: '      --theme light|dark|auto     图的主题；不给时为 light',
  option_print: '      --print question|answer     隐去所问，或给出答案',
  option_moves: '      --moves "1-1;2-3"           从该局面起的着法（游戏）',
  option_animate: '      --animate                   一张循环播放着法的 SVG',
  option_images: '      --images inline|files|tex   嵌入文中的 SVG、旁边的文件，或 LaTeX',
  more_render: `讲义中的组件可以是标签（<mex-game game="nim">）、<div class="mex-game" data-game="nim">，
或语言为 mex 的代码块。讲义为 .html 文件，或为 Markdown。不给 -o 时结果为讲义旁的“讲义.static.html”。
写出时沿用讲义原来的编码。`,
  more_picture: `按文件的后缀输出 SVG（.svg）、LaTeX（.tex）、可操作的组件（.html）或说明文字（.txt）；
不给 -o 时把 SVG 写到标准输出。`,
  bad_ending: ({ found, known }) => `-o：应为后缀是 ${known.join('、')} 的文件，却是“${found}”。`,
  bad_pair: ({ found }) => `应为“名称=值”，例如 game=nim，却是“${found}”。`,
  bad_json: ({ found }) => `应为 {"game": "nim"} 那样的 JSON，却是“${found}”。`,
  no_file: '要处理哪份讲义？应给出文件，例如“mexplorer render notes.md”。',
  same_file: ({ file }) => `结果会覆盖“${file}”。请用 -o 指定别的文件。`,
  left: ({ widget }) => `<${widget}> 没有对应的图，保持原样。`,
  wrote: ({ target, count }) =>
    count ? `已写入 ${target} 和 ${count} 张图。` : `已写入 ${target}。`,
  chinese: ({ file }) => `${file}：按 GB 18030 读写；可用 --encoding 指定别的编码。`,
  not_encodable: ({ file, character, label }) =>
    `${file}：${label} 编码中没有“${character}”。请把讲义存为 UTF-8。`,
  pipe_output: ({ file }) => `“${file}”是管道，请用 -o 指定结果的文件。`,
  same_target: ({ file, other, target }) => `“${other}”和“${file}”都会写入“${target}”。`,
} satisfies Translated<typeof en>;
