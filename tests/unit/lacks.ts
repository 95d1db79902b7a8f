import { spawnSync } from 'node:child_process';

/**
 * Return whether this machine lacks a tool that a test runs, so that the test can be skipped.
 * @throws in continuous integration, where every tool must be installed
 */
export function lacks(tool: string): boolean {
  if (!spawnSync(tool, ['--version']).error) return false;
  if (process.env.CI) throw new Error(`${tool} is missing, which this test runs`);
  return true;
}
