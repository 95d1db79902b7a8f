/**
 * Test that the set-up commands start without any installation or build: in a copy of the checkout without
 * packages, each command must at least read its arguments.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const bare = mkdtempSync(join(tmpdir(), 'mex-bare-'));
afterAll(() => rmSync(bare, { recursive: true, force: true }));

test('every command of package.json starts where nothing is installed', () => {
  const folders = ['scripts', 'tests/fuzz', 'www/i18n', 'package.json'];
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files
    .trim()
    .split('\n')
    .filter((name) => existsSync(join(ROOT, name)))) {
    cpSync(join(ROOT, file), join(bare, file));
  }
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const [name, command] of Object.entries<string>(scripts)) {
    const [program, ...args] = command.split(' ');
    assert.equal(program, 'node', name);
    const { status, stderr } = spawnSync(process.execPath, [...args, '--no-such-option'], {
      cwd: bare,
      encoding: 'utf8',
    });
    assert.match(stderr, /^\s*npm (?:run )?\w+: .*--no-such-option/, name);
    assert.equal(status, 1, name);
  }
});
