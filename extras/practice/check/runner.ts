/**
 * A small script that runs a learner's program on all generated inputs, so that `mex-check` can check its
 * outputs.
 */
import { fileName } from '../own.ts';
import { batchName } from './batch.ts';
import { CUT } from './outputs.ts';

/** The greatest number of characters of an output that the runner shows in the terminal. */
const SHOWN = 400;

/** Return the name of the file to which the runner writes the outputs. */
export const outputsFile = (problem: string) => `outputs-${fileName(problem)}.txt`;

/** Return the file name of the runner. */
export const runnerFile = (problem: string) => `run-${fileName(problem)}.py`;

/**
 * Return a Python script that runs a command once for each input and writes the outputs into one file. Before
 * each output it writes a line `### number of batch`, with `timeout` or `crash` and the exit status if the
 * run failed.
 * @param seconds the time limit of the judge
 */
export const inPython = (problem: string, inputs: string[], seconds: number): string =>
  [
    '"""Runs a program on every input: python3 ' + runnerFile(problem) + ' ./program"""',
    'import subprocess, sys',
    '',
    'if len(sys.argv) < 2:',
    '    sys.exit("Name your program: python3 ' + runnerFile(problem) + ' ./program")',
    `seconds = ${seconds}  # the time limit of the judge`,
    `inputs = ${JSON.stringify(inputs, null, 1)}`,
    'outputs = []',
    'for number, text in enumerate(inputs, 1):',
    `    mark = f"### {number} of ${batchName(problem, inputs)}"`,
    '    try:',
    '        done = subprocess.run(sys.argv[1:], input=text.encode(), stdout=subprocess.PIPE, timeout=seconds)',
    '        printed = done.stdout.decode("utf-8", "replace").strip()',
    '        if done.returncode:',
    '            mark += f" crash {done.returncode}"',
    '    except subprocess.TimeoutExpired:',
    '        printed, mark = "", mark + " timeout"',
    '    except OSError as error:',
    '        sys.exit(f"{sys.argv[1]}: {error.strerror}")',
    '    outputs += [mark, printed]',
    `    cut = "\\n${CUT}: ${outputsFile(problem)} has all of it" if len(printed) > ${SHOWN} else ""`,
    `    print(mark, printed[:${SHOWN}] + cut, sep="\\n")`,
    `with open("${outputsFile(problem)}", "w", encoding="utf-8", newline="\\n") as file:`,
    '    file.write("\\n".join(outputs) + "\\n")',
    '',
  ].join('\n');
