import { spawnSync } from 'node:child_process';

/**
 * Whether this machine lacks a tool that a test runs, which is then skipped.
 * @throws in continuous integration, which has all of them: a test that is skipped there tests nothing
 */
export function lacks(tool: string): boolean {
  if (!spawnSync(tool, ['--version']).error) return false;
  if (process.env.CI) throw new Error(`${tool} is missing, which this test runs`);
  return true;
}
