/** 命令行。 */
import type en from '../en/cli.ts';
import type { Translated } from '../../../i18n/languages.ts';

export default {
  about: 'Mexplorer：用于讲义的组合博弈组件，以及练习题的对拍。',
  option_output: '  -o, --output, --out 文件        写到哪里；以 / 结尾或已有的文件夹则写入其中',
  option_lang: '      --lang en|zh                图和提示所用的语言；不给时依讲义或系统',
  option_encoding:
    '      --encoding 名称             文件的编码；不给时为 UTF-8、带标记的 UTF-16 或 GB 18030',
  option_help:
    '  -h, --help                      这段说明；某个命令的说明如“mexplorer 命令 --help”',
  more: `“mexplorer 命令 --help”说明一个命令。退出码：0 为成功，1 表示所检查的有误，
2 表示用法不对，或文件无法读写。`,
  no_command: ({ command, known }) =>
    `没有命令“${command}”，应为 ${known.join('、')} 之一。详见“mexplorer --help”。`,
  unknown_option: ({ option }) => `没有选项 ${option}。详见“mexplorer --help”。`,
  other_verb: ({ option, verb }) => `${verb} 没有选项 ${option}。详见“mexplorer ${verb} --help”。`,
  needs_verb: ({ option }) => `${option} 要和命令一起用。详见“mexplorer --help”。`,
  needs_value: ({ option }) => `${option} 需要一个值。详见“mexplorer --help”。`,
  no_value: ({ option }) => `${option} 不带值。`,
  two_outputs: '-o、--output、--out 是同一个选项，只能给一个。',
  bad_choice: ({ option, found, known }) =>
    `${option}：应为 ${known.join('、')} 之一，却是“${found}”。`,
  bad_encoding: ({ found }) => `--encoding：应为 utf-8、gb18030、big5 之类的名称，却是“${found}”。`,
  no_stdout: '-o：应为文件或文件夹，却是“-”。',
  stdin: '标准输入',
  stdout: '标准输出',
  no_text: ({ name, byte, label }) =>
    `${name}不是文本：第 ${byte} 个字节（从 0 数起）不合 ${label} 编码。可用 --encoding 指定别的编码。`,
  cut_text: ({ name, byte, label }) =>
    `${name}不完整：在第 ${byte} 个字节之后，一个 ${label} 字符还没有写完就结束了。`,
  system: ({ file, code }) => `${file}：系统拒绝了（${code}）。`,
  system_ENOENT: ({ file }) => `没有文件“${file}”。`,
  system_EACCES: ({ file }) => `${file}：没有权限。`,
  system_EPERM: ({ file }) => `${file}：没有权限。`,
  system_EROFS: ({ file }) => `${file}：磁盘只能读。`,
  system_EISDIR: ({ file }) => `“${file}”是文件夹，应为文件。`,
  system_ENOTDIR: ({ file }) => `“${file}”是文件，或在一个文件之下，应为文件夹。`,
  system_EEXIST: ({ file }) => `“${file}”是文件，应为文件夹。`,
  system_ENOSPC: ({ file }) => `${file}：磁盘已满。`,
  system_EDQUOT: ({ file }) => `${file}：磁盘已满。`,
  system_EFBIG: ({ file }) => `${file}：文件太大。`,
  system_ENAMETOOLONG: ({ file }) => `文件名“${file.slice(0, 60)}…”太长。`,
  system_ELOOP: ({ file }) => `“${file}”的链接指向自己。`,
  system_EMFILE: ({ file }) => `${file}：打开的文件太多。`,
  system_EBUSY: ({ file }) => `${file}：有别的程序正在使用。`,
  system_EIO: ({ file }) => `${file}：设备出错。`,
  at: ({ file, line, column, says }) => `${file}，第 ${line} 行第 ${column} 列：${says}`,
  internal: ({ reason }) => `程序内部出错，这是我们的错（${reason}）。`,
  too_long: ({ name }) => `${name}超过 64 MB。`,
} satisfies Translated<typeof en>;
