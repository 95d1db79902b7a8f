/** Which modules share a file, and which words come with the page: lists that have to name what is there. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { FILES, grouped } from '../../../scripts/build/chunks.mjs';
import { ROOT } from '../../../scripts/lib/paths.mjs';

test('each module that is given a file is there, and has one file', () => {
  const names = Object.values(FILES).flat();
  for (const name of names) assert.ok(existsSync(join(ROOT, name)), name);
  assert.equal(new Set(names).size, names.length);
});

test('the first words of a language share a file, and those of explanations another', () => {
  const file = (name: string) => {
    const id = join(ROOT, 'www', 'i18n', name);
    const group = grouped().find(({ test: has }) =>
      has instanceof RegExp ? has.test(id) : has(id),
    );
    return typeof group?.name === 'function' ? group.name(id) : group?.name;
  };
  for (const name of ['common', 'games', 'play']) assert.equal(file(`zh/${name}.ts`), 'words-zh');
  for (const name of ['why', 'claims', 'games/nim']) assert.equal(file(`zh/${name}.ts`), 'why-zh');
  for (const name of ['zh/learn.ts', 'zh/grammar.ts', 'digits.ts'])
    assert.equal(file(name), undefined);
});
