/**
 * Commands that set up what they need must start where nothing is installed or built yet: what they
 * load at once is Node's own or lies in the checkout. Packages and TypeScript are for `await import()`,
 * after set-up.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { test } from 'vitest';
import { parseAst } from 'vite';

const ROOT = new URL('../../../', import.meta.url);
/** What only set-up or a build puts there. */
const MADE = /^(?:node_modules|dist|www\/engine\/wasm|\.tools)\//;

/** What a module's statements import, not what its texts or later calls do. */
function loadedBy(source: string) {
  return parseAst(source).body.flatMap((statement) =>
    'source' in statement && statement.source ? [String(statement.source.value)] : [],
  );
}

/** What a script loads at once and cannot have on a bare machine. */
function missingAtStart(script: string): string[] {
  const seen = new Set([new URL(script, ROOT).href]);
  const missing: string[] = [];
  for (const file of seen) {
    for (const name of loadedBy(readFileSync(new URL(file), 'utf8'))) {
      const from = file.slice(ROOT.href.length);
      if (name.startsWith('node:') || builtinModules.includes(name)) continue;
      const target = name.startsWith('.') ? new URL(name, file) : null;
      if (
        !target ||
        target.pathname.endsWith('.ts') ||
        MADE.test(target.href.slice(ROOT.href.length)) ||
        !existsSync(target)
      ) {
        missing.push(`${from} loads ${name}`);
      } else if (/\.m?js$/.test(target.pathname)) seen.add(target.href);
    }
  }
  return missing;
}

test('every command of package.json starts where nothing is installed', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(new URL('package.json', ROOT), 'utf8'),
  );
  const files = Object.values(scripts).map((command) => /^node (scripts\/\S+)$/.exec(command)?.[1]);
  assert.ok(files.length >= 8);
  for (const [at, file] of files.entries()) {
    assert.ok(file, `${Object.keys(scripts)[at]} is not one script of Node`);
    assert.deepEqual(missingAtStart(file), [], file);
  }
});

test('imports are seen in every form', () => {
  const source =
    "import { build } from 'vite';\nimport {\n  a,\n  b,\n} from './a.mjs';\nimport 'lit';\n" +
    "export { c } from './c.mjs';\nconst late = await import('comlink');\n" +
    "/** @typedef {import('x').Y} Y */\nexport const text = `import d from 'd';\nimport 'e';`;\n";
  assert.deepEqual(loadedBy(source), ['vite', './a.mjs', 'lit', './c.mjs']);
  assert.ok(missingAtStart('scripts/build/packing.mjs').some((found) => found.endsWith(' vite')));
});
