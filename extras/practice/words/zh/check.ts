/** The texts of the widget `mex-check`, which checks the reader's own program. */
import type { Translated } from 'mexplorer/kit';
import type en from '../en/check.ts';

export default {
  step_inputs: '取输入，小的在前',
  save: '下载输入和运行脚本',
  bare: '只下载输入',
  other: '换一批输入',
  see: ({ n }) => `看这 ${n} 组输入`,
  step_run: '运行你的程序',
  how: ({ file }) =>
    `脚本对每组输入运行一次你的程序，把全部输出写入 ${file}。在 Windows 上，python3 改为 python，程序为 program.exe。`,
  step_outputs: '交回输出',
  outputs: ({ n }) => `你的程序对这 ${n} 组输入的输出`,
  choose: '选择文件',
  drop: '也可以把文件拖到这里，或粘贴内容。',
  remove: '移除',
  too_long: ({ size, most }) =>
    `内容有 ${size}，而这些输入的输出要短得多，最多读 ${most}。是不是选错了文件？`,
  no_text: ({ name }) => `${name} 不是文本。应为脚本写出的文件，或你的程序的输出。`,
  flaw_other:
    '这些输出不是上面这批输入的，所以没有评判。请重新下载运行脚本，让程序在这批输入上再运行一次。',
  flaw_cut: ({ file }) =>
    `终端里没有显示完整的长输出，所以没有评判。请交回脚本写出的文件 ${file}。`,
  two: '与另一个程序对拍',
  outputs_second: '另一个程序对同样输入的输出',
  check: '检查我的程序',
  compare: '找出不同之处',
  count: ({ right, all }) => `${all} 组中对了 ${right} 组。`,
  first_right: ({ right, all }) => `${all} 组中前 ${right} 组正确。`,
  same: ({ right, all }) => `${all} 组中两者有 ${right} 组相同。`,
  all_right: '你的程序在每组输入上都与引擎一致。',
  all_same: '两者在每组输入上都相同，但不一定正确。',
  smallest: ({ n }) => `第 ${n} 组是最小的错例。`,
  smallest_difference: ({ n }) => `第 ${n} 组是两者不同的最小输入。`,
  line: ({ line, expected, got }) =>
    got === ''
      ? `缺第 ${line} 行：应为“${expected}”。`
      : expected === ''
        ? `第 ${line} 行本不该有，却是“${got}”。`
        : `第 ${line} 行：应为“${expected}”，却是“${got}”。`,
  printed_nothing: '你的程序在这组没有输出。',
  crash: ({ code }) => `你的程序在这组崩溃（退出码 ${code}）。`,
  timeout: ({ seconds }) => `你的程序在这组运行超过 ${seconds} 秒，即评测的时限。`,
  short: ({ n }) => `缺 ${n} 组输出。`,
  long: '输出比这些输入所要的多。',
  shifted:
    '因此后面的输出可能对不上输入，这里只列出第一处不同。用运行脚本则会标明每组输出从哪里开始。',
  look_smaller: '缩小错例',
  none_smaller: '这组已不能再缩小：去掉一组数据、一堆，或减小一个数之后，你的程序都是对的。',
  found_smaller: ({ n }) => `由它缩出 ${n} 组更小的输入。请再运行一次，最后一组是刚才的错例。`,
  wrong_ones: '错的答案，最小的输入在最前',
  different_ones: '两者不同的输入，最小的在最前',
  rest: ({ tests, more }) =>
    more > 0 ? `还有第 ${tests} 组，以及另外 ${more} 组。` : `还有第 ${tests} 组。`,
  test: '编号',
  input: '输入',
  yours: '你的输出',
  first: '第一个程序',
  second: '第二个程序',
  right: '应为',
  nothing: '没有',
  board: '摆上棋盘',
} satisfies Translated<typeof en>;
