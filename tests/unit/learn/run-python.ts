/** Run Python programs on many inputs. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const EACH_INPUT = fileURLToPath(new URL('each-input.py', import.meta.url));

/**
 * Return the output of a Python program for each input.
 * @param source the file of the program
 * @param name the function in the file to call, or `null` to run only the file
 */
export function runPython(
  source: string,
  inputs: string[],
  name: string | null = null,
): { stdout: string; stderr: string }[] {
  const { stdout, stderr } = spawnSync('python3', ['-I', '-S', '-X', 'utf8', EACH_INPUT], {
    input: JSON.stringify({ source, function: name, inputs }),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}
