import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'vitest';
import { has } from '../../../www/i18n/index.ts';
import { langs, languages } from '../../../www/i18n/languages.ts';
import { games } from '../../../www/games.ts';
import { STEPS } from '../../../www/why/explanation.ts';

const src = new URL('../../../crate/src/', import.meta.url);

test('every kind of step of the core has a document', () => {
  const text = readFileSync(new URL('ruleset/explain/step.rs', src), 'utf8');
  const body = text.slice(text.indexOf('pub enum Step {'));
  const variants = [...body.slice(0, body.indexOf('\n}')).matchAll(/^ {4}([A-Z]\w+)[ (]/gm)];
  const kinds = variants.map(([, name]) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase());
  assert.ok(kinds.length > 5);
  assert.deepEqual(kinds.sort(), Object.keys(STEPS).sort());
});

test('every sentence that the core claims has words in both languages', () => {
  const files = readdirSync(src, { recursive: true }) as string[];
  const text = files
    .filter((file) => file.endsWith('.rs'))
    .map((file) => readFileSync(new URL(file, src), 'utf8'))
    .join('\n');
  const words = [...text.matchAll(/"([a-z]+(?:-[a-z]+)*)"/g)].map(([, id]) => id);
  // Collect the kinds of claims from the tests of the core, which compare each claim with a search of all
  // moves.
  const claims = new URL('../../../crate/tests/claims/', import.meta.url);
  const ids = readdirSync(claims).flatMap((name) => {
    const [, kinds = ''] =
      /KINDS: .*?=\s*&?\[(.*?)\];/s.exec(readFileSync(new URL(name, claims), 'utf8')) ?? [];
    return [...kinds.matchAll(/"([a-z-]+)"/g)].map(([, id]) => id);
  });
  assert.ok(ids.length > 40);
  for (const id of ids) {
    assert.ok(words.includes(id), `the core never says ${id}`);
    for (const lang of langs) assert.ok(has(lang, `claims.${id}`), `${lang} ${id}`);
  }
  const worded = Object.keys(languages.en.words.claims).filter((key) => !key.startsWith('head.'));
  assert.deepEqual(worded.sort(), ids.sort(), 'no sentence is left over');
});

test('every word that the views ask for by its name is there', () => {
  const views = new URL('../../../www/why/', import.meta.url);
  const names = readdirSync(views, { recursive: true }) as string[];
  const files = names
    .filter((name) => /\.[jt]s$/.test(name))
    .map((name) => readFileSync(new URL(name, views), 'utf8'));
  const keys = files.flatMap((text) =>
    [...text.matchAll(/'(why\.[\w.-]+[\w])'/g)].map(([, k]) => k),
  );
  assert.ok(keys.length > 50);
  for (const key of keys) for (const lang of langs) assert.ok(has(lang, key), `${lang} ${key}`);
});

test('every part of a game has a name within a sentence and at the head of a column', () => {
  for (const { name, part } of games) {
    for (const lang of langs) {
      for (const key of ['named', 'head']) {
        assert.ok(has(lang, `why.${key}.${part}`), `${lang} ${name}: ${key}.${part}`);
      }
    }
  }
});

test('every theorem that the core names has words in both languages', () => {
  const files = readdirSync(src, { recursive: true }) as string[];
  const ids = new Set(
    files
      // Skip the files of refuted claims, which name no theorems.
      .filter((file) => file.endsWith('.rs') && !file.includes('refuted'))
      .map((file) => readFileSync(new URL(file, src), 'utf8'))
      .flatMap((text) => [...text.matchAll(/"([a-z-]+)"/g)].map(([, id]) => id))
      // Skip `why.theorem.by`, which words the authors of a theorem.
      .filter((id) => id !== 'by' && (has('en', `why.theorem.${id}`) || /^misere-/.test(id))),
  );
  for (const id of ['bouton', 'moore', 'odious', 'golden', 'zeckendorf', 'merge', 'search']) {
    assert.ok(ids.has(id), id);
  }
  for (const id of ids) {
    for (const lang of langs) {
      assert.ok(has(lang, `why.theorem.${id}`), `${lang} ${id}`);
      assert.ok(has(lang, `why.theorem.${id}.say`), `${lang} ${id}.say`);
    }
  }
});
