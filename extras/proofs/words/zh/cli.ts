import type { Translated } from 'mexplorer/kit';
import type en from '../en/cli.ts';

export default {
  verb_prove: '  mexplorer prove 游戏            分段证明周期，例如 "octal 0.106"',
  option_pieces:
    '      --pieces 文件夹             prove 写入并接着算的文件夹；对 check 则为段号，例如 0-99',
  option_processes: '      --processes N               用几个进程检查各段',
  more_prove: `文件夹里存放搜索的状态，以及每 2^30 个堆一段的文件。中断后用同一命令接着算。
证明周期后写出“文件夹/proof.cert.json”。`,
  check_piece: ({ piece, from, to }) => `第 ${piece} 段（${from} 到 ${to} 的堆）正确。`,
  check_windows: ({ first, last, of, preperiod, period }) =>
    `正确：共 ${of} 段中的第 ${first} 到 ${last} 段，以及说明自 ${preperiod} 起周期为 ${period} 的各窗口。`,
  check_windows_wrong: ({ what }) =>
    typeof what === 'number'
      ? `错误：第 ${what} 段的末尾是另一个窗口。`
      : `错误：窗口没有说明应说明的内容（${what}）。`,
  prove_usage: '是哪个游戏，写到哪里？例如“mexplorer prove "octal 0.106" --pieces proof”。',
  prove_other: ({ game }) =>
    `${game} 不能分段证明：它的周期很早就找到了，或稀有堆太多。可用调用“certificate”证明。`,
  prove_reached: ({ heap, rate }) => `已到 ${heap}，每秒 ${rate} 个堆。`,
  prove_done: ({ game, preperiod, period, file }) =>
    `${game} 自 ${preperiod} 起周期为 ${period}。已写入 ${file}。`,
  more_check_pieces: '只给一个 .json 文件时，检查 prove 写出的分段证明。',
} satisfies Translated<typeof en>;
