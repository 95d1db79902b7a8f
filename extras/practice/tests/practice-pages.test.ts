/**
 * Test docs/practice.md and its Chinese version: they list every problem, and their scripts find a wrong
 * solution.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { PRACTICE_PAGES, withProblems } from '../pages.mjs';
import * as markdown from '../../../scripts/pages/markdown.mjs';
import { judgePosition } from 'mexplorer';
import { langs, lessonsFor, readLink } from 'mexplorer/kit';
import { faults } from '../check/faults.ts';
import { findProblems } from '../view/find-problems.ts';
import { problems } from '../problems.ts';
import practice from '../words/en/practice.ts';
import { COMMAND } from '../../../tests/unit/cli/program.ts';
import { lacks } from '../../../tests/unit/lacks.ts';

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const pages = langs.map((lang) => ({
  lang,
  text: readFileSync(file(PRACTICE_PAGES[lang]), 'utf8'),
}));

for (const { lang, text } of pages) {
  test(`${PRACTICE_PAGES[lang]} has the problems as "npm run docs -- guide" writes them`, async () => {
    assert.equal(await withProblems(lang, text, markdown), text);
    assert.doesNotMatch(text, /undefined|practice\.idea_|problems\.\w|learn\.title/);
    const rows = text.match(/^\| \[.*$/gm) ?? [];
    assert.equal(rows.length, problems.length);
    for (const { id, page, input } of problems) {
      const row = rows.find((each) => each.startsWith(`| [${id}](${page})`)) ?? '';
      const place = await judgePosition(id, input);
      if ('cases' in place && place.cases.length === 0) {
        assert.match(row, /\| — +\|$/, id);
        continue;
      }
      // Skip rows with `…`: only the page of the problem contains a long link.
      if (/\| … +\|$/.test(row)) continue;
      const [link] = row.match(/#v1[^`]+/) ?? [];
      assert.deepEqual(readLink(String(link).replaceAll('%7C', '|')).flaws, [], id);
    }
  });
}

test('every problem has a judge by its name, and a lesson', () => {
  for (const { id, judge, page } of problems) {
    assert.ok(judge && URL.canParse(page), id);
    assert.ok(lessonsFor(id).length, id);
  }
  const luogu = findProblems('luogu').map(({ id }) => id);
  assert.deepEqual(
    luogu,
    problems.map(({ id }) => id).filter((id) => /^P\d/.test(id)),
  );
});

test('where others go wrong is said of problems and rules that there are', () => {
  const keys = Object.keys(practice);
  const after = (start: string) =>
    keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  const ids = problems.map(({ id }) => id);
  assert.deepEqual(
    after('mistake_').filter((id) => !ids.includes(id)),
    [],
  );
  assert.deepEqual(after('fault_').sort(), Object.keys(faults).sort());
  for (const { problem } of Object.values(faults)) assert.ok(ids.includes(problem), problem);
});

test('the twins have the same programs, but for their remarks', () => {
  const [en, zh] = pages.map(({ text }) =>
    [...text.matchAll(/```(?:bash|python)\n([^]*?)```/g)].map(([, code]) =>
      code.replace(/ # .*$/gm, ''),
    ),
  );
  assert.equal(en.length, 2);
  assert.deepEqual(zh, en);
});

const folder = mkdtempSync(join(tmpdir(), 'mex-duipai-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Write a program `npx` that runs the command of this checkout instead of a package. */
function stubNpx() {
  const command = COMMAND.map((word) => `'${word}'`).join(' ');
  const text = `#!/bin/sh\nshift\nexec ${command} "$@"\n`;
  writeFileSync(join(folder, 'npx'), text);
  chmodSync(join(folder, 'npx'), 0o755);
}

/**
 * Return a shell script that runs a program in awk for staircase Nim. The expression `odd` selects the stairs
 * that count: by the parity of the stair, or wrongly by the parity of the heap on it.
 */
const solution = (odd: string, after = '') => `#!/bin/sh
exec awk '
function xor(a, b,  r, p) { for (p = 1; a || b; p *= 2) { if (a % 2 != b % 2) r += p; a = int(a / 2); b = int(b / 2) } return r + 0 }
{ for (i = 1; i <= NF; i++) n[k++] = $i }
END { for (i = 1; i <= n[0]; i++) if (${odd} % 2) x = xor(x, n[i]); print x ? "Yes" : "No"; ${after} }'
`;

const PROGRAMS = {
  right: solution('i'),
  wrong: solution('n[i]'),
  crashing: solution('i', 'if (n[0] == 1) exit 3'),
  endless: solution('i', 'while (n[0] == 1 && n[1] == 1);'),
};

const SCRIPTS = [
  ['bash', 'bash', 'duipai.sh'],
  ['python', 'python3', 'duipai.py'],
] as const;
for (const [fence, tool, name] of SCRIPTS) {
  describe.skipIf(lacks(tool))(`the script in ${fence}`, () => {
    const run = (program: keyof typeof PROGRAMS | 'missing') => {
      const path = join(folder, `${program}.sh`);
      if (program !== 'missing') {
        writeFileSync(path, PROGRAMS[program]);
        chmodSync(path, 0o755);
      }
      stubNpx();
      const [, code] = pages[0].text.match(new RegExp(`\`\`\`${fence}\\n([^]*?)\`\`\``)) ?? [];
      // Run 24 tests instead of 200, since each test is a process.
      writeFileSync(join(folder, name), code.replace(/\b200\b/g, '24'));
      const PATH = `${folder}${delimiter}${process.env.PATH}`;
      const { status, stdout } = spawnSync(tool, [name, '892', path], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH, LANG: 'C', LC_ALL: 'C' },
      });
      return { status, stdout, last: stdout.trimEnd().split('\n').at(-1) };
    };

    test('passes a right program', () => {
      assert.deepEqual(run('right'), {
        status: 0,
        stdout: '24 of 24 right\n',
        last: '24 of 24 right',
      });
    });

    test('catches a wrong one, with its smallest input', () => {
      const { status, stdout, last } = run('wrong');
      assert.equal(status, 1);
      assert.match(stdout, /^\d+: Wrong at line 1: expected “(Yes|No)”, found “(Yes|No)”\.$/m);
      // The smallest input on which the wrong program fails has one stair, or two.
      assert.match(stdout, /^1\n\d*[02468]$|^2\n0 1$/m);
      assert.match(String(last), /^\d+ of 24 right$/);
    });

    test('catches one that crashes after the right output', () => {
      const { status, stdout, last } = run('crashing');
      assert.equal(status, 1);
      assert.match(stdout, /: It ended with the exit status 3\.\n1\n/);
      assert.match(String(last), /^\d+ of 24 right$/);
    });

    test('ends one that does not end', () => {
      const { status, stdout, last } = run('endless');
      assert.equal(status, 1);
      assert.match(stdout, /: It ran longer than the judge allows\.\n1\n1\n/);
      // Do not check the number of right outputs: on a busy machine further tests may exceed the time limit.
      assert.match(String(last), /^\d+ of 24 right$/);
    });

    test('refuses one that is not there', () => {
      const { status, last } = run('missing');
      assert.equal(status, 2);
      assert.match(String(last), /^no program .*missing\.sh$/);
    });
  });
}
