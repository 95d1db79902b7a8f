/** The texts of the widget `mex-check`, which checks the reader's own program. */
import type { Args, Words } from 'mexplorer/kit';

export default {
  step_inputs: 'Take the inputs, the smallest first',
  save: 'Download with a small runner',
  bare: 'The inputs alone',
  other: 'Other inputs',
  see: ({ n }: Args<'n'>) => `See the ${n} inputs`,
  step_run: 'Run your program',
  how: ({ file }: Args<'file'>) =>
    `The runner calls your program once for each input and writes all outputs into ${file}. On Windows: python in place of python3, and program.exe.`,
  step_outputs: 'Hand in the outputs',
  outputs: ({ n }: Args<'n'>) => `What your program printed for the ${n} inputs`,
  choose: 'Choose the file',
  drop: 'or drop it here, or paste its text.',
  remove: 'Remove',
  too_long: ({ size, most }: Args<'size most'>) =>
    `This has ${size}. The outputs for these inputs are far shorter; at most ${most} is read. Is it the right file?`,
  no_text: ({ name }: Args<'name'>) =>
    `${name} is no text. Expected the file that the runner writes, or what your program prints.`,
  flaw_other:
    'These are outputs for other inputs than the ones above, so they are not judged. Download the runner again, and run your program on these inputs.',
  flaw_cut: ({ file }: Args<'file'>) =>
    `The terminal does not show long outputs in full, so these are not judged. Hand in the file ${file}, into which the runner wrote them.`,
  two: 'Compare with a second program',
  outputs_second: 'What the second program printed for the same inputs',
  check: 'Check my program',
  compare: 'Find where they differ',
  count: ({ right, all }: Args<'right all'>) => `${right} of ${all} right.`,
  first_right: ({ right, all }: Args<'right all'>) => `The first ${right} of ${all} are right.`,
  same: ({ right, all }: Args<'right all'>) => `The two agree on ${right} of ${all}.`,
  all_right: 'Your program agrees with the engine on every input.',
  all_same: 'They print the same on every input, which need not be right.',
  smallest: ({ n }: Args<'n'>) => `Test ${n} is the smallest wrong one.`,
  smallest_difference: ({ n }: Args<'n'>) => `Test ${n} is the smallest on which they differ.`,
  line: ({ line, expected, got }: Args<'line expected got'>) =>
    got === ''
      ? `Its line ${line} is missing: expected “${expected}”.`
      : expected === ''
        ? `Nothing was expected at its line ${line}, found “${got}”.`
        : `At its line ${line}: expected “${expected}”, found “${got}”.`,
  printed_nothing: 'There your program printed nothing.',
  crash: ({ code }: Args<'code'>) => `There your program crashed (exit status ${code}).`,
  timeout: ({ seconds }: Args<'seconds'>) =>
    `There your program ran for more than ${seconds === 1 ? 'a second' : `${seconds} seconds`}, the judge’s limit.`,
  short: ({ n }: Args<'n'>) => (n === 1 ? 'One output is missing.' : `${n} outputs are missing.`),
  long: 'More was printed than the inputs ask for.',
  shifted:
    'So what follows may belong to other inputs, and only the first difference is shown. The runner marks where each output begins.',
  look_smaller: 'Make it smaller',
  none_smaller:
    'This one is minimal: your program is right on every input that a step makes smaller, without a case or a heap or with a lower number.',
  found_smaller: ({ n }: Args<'n'>) =>
    n === 1
      ? 'One smaller input was made of it. Run your program again, on it and on the wrong one.'
      : `${n} smaller inputs were made of it. Run your program again, on them and on the wrong one.`,
  wrong_ones: 'Wrong answers, smallest input first',
  different_ones: 'Inputs on which the two differ, smallest first',
  rest: ({ tests, more }: Args<'tests'> & { more: number }) =>
    `Also tests ${tests}${more > 0 ? ` and ${more} more` : ''}.`,
  test: 'Test',
  input: 'Input',
  yours: 'Yours',
  first: 'First program',
  second: 'Second program',
  right: 'Right',
  nothing: 'nothing',
  board: 'Put on the board',
} satisfies Words;
