import type { Args } from 'mexplorer/kit';

const s = (n: number | string, one = '', many = 's') => (String(n) === '1' ? one : many);

/** Quote a line of output, shortened to 60 characters. */
const quoted = (text: string) => {
  const whole = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return whole ? `“${whole}”` : 'nothing';
};

/** The command-line texts of the commands `judge`, `gen`, `check` and `limits`. */
export default {
  verb_judge:
    '  mexplorer judge ID [FILE]       the exact output for an input of a practice problem',
  verb_gen:
    '  mexplorer gen ID                a random input; with --count, inputs and outputs in a folder',
  verb_check:
    '  mexplorer check ID IN OUT       whether OUT is the output for IN; both are files, - is standard input',
  verb_limits:
    '  mexplorer limits ID [NAME]      what the judge allows: seconds, cases, count, largest, more',
  option_seed: '      --seed N                    which input gen prints; 0 by default',
  option_count:
    '      --count N                   how many inputs gen writes into the folder of -o, the smallest first',
  option_size:
    '      --size small|large|mixed    how large they are: the last tenth is large by default; of one, small',
  option_budget:
    '      --budget N                  steps that an answer may take; 20000000 by default',
  more_judge: 'Without FILE, or with -, it reads standard input.',
  more_gen: 'Without --count, one input is printed, or written into FILE.',
  more_limits:
    'cases are those of an input, count the heaps, nodes or letters of a case, largest the largest number, and more what comes beside, such as edges. With NAME only this number is printed.',
  more_check:
    'IN and OUT may be folders: of tests (1.in …) and of what a program printed (1.out …), with how it ended beside it (1.status: an exit status, or “timeout”). The last line counts those that are right. The exit status is 0 if OUT is right, 1 if it is wrong, and 2 if a file or the input cannot be read.',
  judge_usage:
    'which problem? Expected its id and an input, as in “mexplorer judge 891 input.txt”.',
  gen_usage: 'which problem? Expected its id, as in “mexplorer gen 891 --seed 7”.',
  gen_folder: 'with --count, -o names the folder of the inputs and outputs, as in “-o tests”.',
  gen_wrote: ({ count, folder }: Args<'count folder'>) =>
    `Wrote ${count} input${s(count)} (.in) with ${count === 1 ? 'its output' : 'their outputs'} (.out) into ${folder}, the smallest first.`,
  check_usage:
    'expected a problem, its input and the output to check, as in “mexplorer check 891 input.txt output.txt”.',
  check_right: 'Right.',
  check_wrong: ({ line, expected, got }: Args<'line'> & { expected: string; got: string }) =>
    `Wrong at line ${line}: expected ${quoted(expected)}, found ${quoted(got)}.`,
  check_test: ({ name, said }: Args<'name said'>) => `${name}: ${said}`,
  check_count: ({ right, all }: Args<'right all'>) => `${right} of ${all} right`,
  check_timeout: 'It ran longer than the judge allows.',
  check_status: ({ status }: Args<'status'>) => `It ended with the exit status ${status}.`,
  check_no_output: 'There is no output.',
  limits_usage: 'which problem? Expected its id, as in “mexplorer limits 891”.',
  no_limit: ({ id, name, known }: Args<'id name'> & { known: string[] }) =>
    `${id} has no limit “${name}”. Expected one of ${known.join(', ')}.`,
  no_tests: ({ folder }: Args<'folder'>) =>
    `“${folder}” holds no tests: expected files such as 1.in, as gen --count writes them.`,
  other_tests: ({ folder, other }: Args<'folder other'>) =>
    `“${folder}” holds other tests, such as ${other}. Name another folder with -o.`,
  bad_number: ({ option, least, most, found }: Args<'option least most found'>) =>
    `--${option}: expected a whole number from ${least} to ${most}, found “${found}”.`,
};
