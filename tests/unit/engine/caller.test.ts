/**
 * Test the built package in a separate program: stack traces name lines of the program, the engine loads
 * without the page, and the types need no browser library.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const dist = join(root, 'dist');
const folder = mkdtempSync(join(tmpdir(), 'mex-caller-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const [call, says] of [
  [`table('nimm', 5)`, /MexError\]?: expected nim/],
  [`analyze('{1,3,4}', '3')`, /MexError\]?: expected a game such as subtract 1 3 4/],
  [`analyze('nim', 7)`, /MexError\]?: position should be a text, found 7/],
  [`judge('891', '2\\n1')`, /MexError\]?: expected a heap/],
] as const) {
  test(`an uncaught error of ${call} shows the line that calls`, () => {
    const file = join(folder, 'program.mjs');
    const name = call.slice(0, call.indexOf('('));
    const from = pathToFileURL(join(dist, 'mexplorer.js')).href;
    writeFileSync(
      file,
      `import { ${name} } from '${from}';\nasync function mine() {\n  return await ${call};\n}\nawait mine();\n`,
    );
    const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, says);
    assert.match(stderr, /at mine \(.*program\.mjs:3:\d+\)/);
    assert.ok(stderr.length < 6000, `${stderr.length} characters`);
  });
}

test('a signal ends a call of a program that would not end, and the program goes on and ends', () => {
  const file = join(folder, 'signal.mjs');
  const from = pathToFileURL(join(dist, 'mexplorer.js')).href;
  // The search budget is so large that only the abort signal ends the call.
  writeFileSync(
    file,
    `import { analyze, table } from '${from}';
const endless = ['n -> n-k for k in 1..n if prime(k)', '1000000000'];
for (const onProgress of [undefined, () => {}]) {
  const leaving = new AbortController();
  const call = analyze(...endless, { signal: leaving.signal, budget: 1e15, onProgress });
  setTimeout(() => leaving.abort(), 300);
  console.log(await call.catch((error) => error.name));
}
const growing = { signal: AbortSignal.timeout(300), budget: 1e15 };
console.log(await table(endless[0], 1e7, growing).catch((error) => error.name));
const { signal } = new AbortController();
console.log((await analyze('nim', '3 5', { signal })).nimber);
`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  assert.equal(stderr, '');
  assert.deepEqual(stdout.trim().split('\n'), ['AbortError', 'AbortError', 'AbortError', '6']);
  assert.equal(status, 0);
});

test('a program that imports the calls gets no page and no words', () => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(join(dist, file), 'utf8');
    const names = text.matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([\w.@-]+\.js)["'`]/g);
    for (const [, name] of names) visit(name);
  };
  visit('mexplorer.js');
  assert.ok(seen.size <= 8, [...seen].join(' '));
  // Leave out the largest file: it holds the core as text and is loaded only by pages opened from files.
  const others = [...seen].filter((file) => !file.startsWith('embedded'));
  const size = others.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  assert.ok(size < 80_000, `${size} B`);
});

test('the types need no library of the browser', () => {
  const file = join(folder, 'types.ts');
  const types = join(dist, 'types', 'index.types').replaceAll('\\', '/');
  writeFileSync(
    file,
    `import { analyze, judge } from '${types}';\nexport const found = (await analyze('nim', '3')).outcome;\nexport const text: string = await judge('891', '1 1');\n`,
  );
  const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const flags =
    '--ignoreConfig --noEmit --strict --target es2022 --module esnext --moduleResolution bundler --lib es2022';
  const { stdout } = spawnSync(process.execPath, [tsc, ...flags.split(' '), '--types', '', file], {
    encoding: 'utf8',
  });
  assert.equal(stdout, '');
});
