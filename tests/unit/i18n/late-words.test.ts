/**
 * Test that each element or component lists the groups of texts that it uses, so that they are loaded when it
 * is shown.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { FIRST_AREAS } from '../../../www/i18n/areas.ts';
import { allAreas } from '../../../www/i18n/languages.ts';

const WWW = fileURLToPath(new URL('../../../www/', import.meta.url));
const EXTRAS = fileURLToPath(new URL('../../../extras/', import.meta.url));
const OTHERS = /^(i18n|engine.wasm|offline|public)\b|^\w+.(words|tests)\b|python|node_modules/;
const files = [WWW, EXTRAS]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => /\.[jt]s$/.test(name) && !OTHERS.test(name))
      .map((name) => join(folder, name)),
  );
const code = (file: string) => readFileSync(file, 'utf8').replace(/^ *\/?\*.*$/gm, '');
const bare = (file: string) => file.replace(/\.[jt]s$/, '');
const texts = new Map(files.map((file) => [bare(file), code(file)]));
const later = (await allAreas()).filter((area) => !FIRST_AREAS.includes(area));

const AT_ONCE = /^(?:import|export)\s(?!type\b)(?:[^;]*?\sfrom\s+)?'(\.[^']+)'/gm;
const DEFINES = /\bdefine\(\s*'mex-|\bplaced\('mex-/;
const SPEECH = new RegExp(`['"\`](${later.join('|')})\\.[\\w$]`, 'g');
const NAMES = /static areas(?:: readonly Area\[\])? = \[([^\]]*)\]/;

const isElement = (file: string) => DEFINES.test(texts.get(file) ?? '');

/** Return the files that a file imports statically. */
const imported = (file: string) =>
  [...(texts.get(file) ?? '').matchAll(AT_ONCE)].map(([, name]) => bare(join(dirname(file), name)));

/** Return the files of an element: its direct and indirect imports, without those of other elements. */
function partsOf(root: string) {
  const all = new Set([root]);
  for (const file of all) for (const next of imported(file)) if (!isElement(next)) all.add(next);
  return [...all];
}

const saidIn = (parts: string[]) =>
  new Set(
    parts.flatMap((file) => [...(texts.get(file) ?? '').matchAll(SPEECH)].map(([, area]) => area)),
  );

test('an element or a component names the areas of which it says words, and no others', () => {
  const speaking = [...texts.keys()].filter(isElement);
  assert.ok(speaking.length);
  for (const file of speaking) {
    const [, list = ''] = NAMES.exec(texts.get(file) ?? '') ?? [];
    const named = [...list.matchAll(/'(\w+)'/g)].map(([, area]) => area);
    const said = [...saidIn(partsOf(file))].sort();
    // An extra may list more groups of texts than its own files use, since functions of the kit may use texts
    // too.
    const own = file.startsWith(EXTRAS) ? named.filter((area) => said.includes(area)) : named;
    assert.deepEqual(own.sort(), said, file);
  }
});

test('a board that says words of its own has them', () => {
  const index = texts.get(join(WWW, 'boards', 'index')) ?? '';
  for (const [, spoken, name] of index.matchAll(/: (spoken\()?\(\) => import\('(.*)'\)/g)) {
    const parts = partsOf(bare(join(WWW, 'boards', name)));
    assert.deepEqual([...saidIn(parts)], spoken ? ['boards'] : [], name);
  }
});

test('the first view does without them', () => {
  for (const root of ['main', 'page/mex-app', 'play/mex-game', 'boards/heaps']) {
    assert.deepEqual([...saidIn(partsOf(join(WWW, root)))], [], root);
  }
});
