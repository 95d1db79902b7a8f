/** Run the two checkers of certificates, check.mjs and check.py. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '../checkers/check.mjs';

export const CHECKERS = new URL('../checkers/', import.meta.url).pathname;

/**
 * Return the result of check.mjs for a file or its text: null if accepted, else the reason of the refusal.
 */
export const verdict = (file: unknown) => {
  try {
    check(typeof file === 'string' ? file : JSON.stringify(file));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Return the results of check.py for several texts: null if accepted, else the reason of the refusal. */
export function inPython(texts: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  texts.forEach((text, i) => writeFileSync(join(folder, `${i}.json`), text));
  const script = `
import json, sys
sys.path.insert(0, sys.argv[1])
import check
said = []
for i in range(int(sys.argv[3])):
    try:
        check.main(f'{sys.argv[2]}/{i}.json')
        said.append(None)
    except Exception as error:
        said.append(str(error) or type(error).__name__)
print(json.dumps(said))`;
  const args = ['-W', 'ignore', '-c', script, CHECKERS, folder, String(texts.length)];
  const { stdout, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  assert.equal(stderr, '');
  return JSON.parse(stdout) as (string | null)[];
}
