/** Small scripts that run a learner's program on all generated inputs, for the check of `mex-check`. */

/**
 * A Python script that runs a command once for each input and prints its output.
 * @param {string[]} inputs
 */
export const inPython = (inputs) =>
  [
    'import subprocess, sys',
    '',
    '# python3 run.py ./program',
    `inputs = ${JSON.stringify(inputs, null, 1)}`,
    'for text in inputs:',
    '    done = subprocess.run(sys.argv[1:], input=text, capture_output=True, text=True)',
    '    print(done.stdout.strip() or "?")',
    '',
  ].join('\n');

/**
 * The output of a program split among the tests, by the expected number of words.
 * @param {string} pasted
 * @param {string[]} expected
 * @returns {{ given: string[], enough: boolean, more: number }}
 */
export function divide(pasted, expected) {
  const words = pasted.normalize('NFKC').split(/\s+/).filter(Boolean);
  let at = 0;
  const given = expected.map((answer) => {
    const size = answer.split(/\s+/).filter(Boolean).length;
    const part = words.slice(at, at + size).join(' ');
    at += size;
    return part;
  });
  return { given, enough: words.length >= at, more: Math.max(0, words.length - at) };
}

/** The order of inputs: by the sum of their numbers, then by length. @param {string} input */
export function sizeOf(input) {
  const numbers = (input.match(/\d+/g) ?? []).map(Number);
  return numbers.reduce((a, b) => a + b, 0) + input.length / 1000;
}
