import type { Translated } from 'mexplorer/kit';
import type en from '../en/cli.ts';

/** 一行输出，太长时截短。 */
const quoted = (text: string) => {
  const whole = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return whole ? `“${whole}”` : '空行';
};

/** 命令 judge、gen、check、limits 在命令行词条中增加的部分。 */
export default {
  verb_judge: '  mexplorer judge 题号 [文件]     练习题某个输入的正确输出',
  verb_gen: '  mexplorer gen 题号              一个随机输入；加 --count 则把多组输入输出写入文件夹',
  verb_check: '  mexplorer check 题号 输入 输出  检查输出是否正确；两者都是文件，- 表示标准输入',
  verb_limits:
    '  mexplorer limits 题号 [名称]    评测允许的范围：seconds、cases、count、largest、more',
  option_seed: '      --seed N                    gen 的随机种子；不给时为 0',
  option_count: '      --count N                   gen 写入 -o 所指文件夹的组数，小的在前',
  option_size:
    '      --size small|large|mixed    输入的大小：成批时默认最后十分之一是大的；只取一个时默认小',
  option_budget: '      --budget N                  一次回答至多用多少步；不给时为 20000000',
  more_judge: '不给文件或为 - 时读标准输入。',
  more_gen: '不给 --count 时输出一个输入，或写入 -o 所指的文件。',
  more_limits:
    'cases 是一个输入的组数，count 是一组的堆数、点数或字母数，largest 是最大的数，more 是此外的个数（如边数）。给出名称时只输出这个数。',
  more_check:
    '输入和输出也可以是文件夹：测试（1.in …）和程序的输出（1.out …），旁边写明程序怎样结束（1.status：退出码，或 timeout）。最后一行是对了几组。退出码：0 正确，1 错误，2 表示文件或输入无法读取。',
  judge_usage: '是哪一题？应给出题号和输入，例如“mexplorer judge 891 input.txt”。',
  gen_usage: '是哪一题？应给出题号，例如“mexplorer gen 891 --seed 7”。',
  gen_folder: '使用 --count 时，要用 -o 指定存放输入输出的文件夹，例如“-o tests”。',
  gen_wrote: ({ count, folder }) =>
    `已把 ${count} 组输入（.in）和输出（.out）写入 ${folder}，小的在前。`,
  check_usage: '应给出题号、输入和要检查的输出，例如“mexplorer check 891 input.txt output.txt”。',
  check_right: '正确。',
  check_wrong: ({ line, expected, got }) =>
    `第 ${line} 行错误：应为${quoted(expected)}，却是${quoted(got)}。`,
  check_test: ({ name, said }) => `${name}：${said}`,
  check_count: ({ right, all }) => `${all} 组中对了 ${right} 组`,
  check_timeout: '运行超过评测的时限。',
  check_status: ({ status }) => `程序以退出码 ${status} 结束。`,
  check_no_output: '没有输出。',
  limits_usage: '是哪一题？应给出题号，例如“mexplorer limits 891”。',
  no_limit: ({ id, name, known }) => `${id} 没有“${name}”这一项，可用 ${known.join('、')}。`,
  no_tests: ({ folder }) => `“${folder}”中没有测试：应有 gen --count 所写的 1.in 这样的文件。`,
  other_tests: ({ folder, other }) =>
    `“${folder}”中有别的测试，例如 ${other}。请用 -o 指定别的文件夹。`,
  bad_number: ({ option, least, most, found }) =>
    `--${option}：应为 ${least} 到 ${most} 的整数，却是“${found}”。`,
} satisfies Translated<typeof en>;
