/** docs/classroom.md: its sheet is one, its schema says what the code does, and its script is ten lines long. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { MOST, readSheet } from '../../../www/class/sheet.ts';

const read = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const blocks = (/** @type {string} */ text, /** @type {string} */ lang) =>
  [...text.matchAll(new RegExp(`\`\`\`${lang}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code);

const text = read('classroom.md');
const [sheet, schema] = blocks(text, 'json').map((code) => JSON.parse(code));

/**
 * Whether a value is valid: the part of JSON schema that the documentation uses, and an error for all else.
 * @param {any} rule @param {any} value @returns {boolean}
 */
function valid(rule, value) {
  return Object.entries(rule).every(([word, said]) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    switch (word) {
      case '$schema':
      case 'definitions':
        return true;
      case '$ref':
        return valid(schema.definitions[/#\/definitions\/(\w+)/.exec(said)?.[1] ?? ''], value);
      case 'type':
        if (said === 'object') return isObject;
        if (said === 'array') return Array.isArray(value);
        if (said === 'integer') return Number.isInteger(value);
        return typeof value === said;
      case 'required':
        return isObject && said.every((/** @type {string} */ name) => Object.hasOwn(value, name));
      case 'properties':
        return Object.entries(said).every(
          ([name, of]) => !isObject || !Object.hasOwn(value, name) || valid(of, value[name]),
        );
      case 'items':
        return !Array.isArray(value) || value.every((one) => valid(said, one));
      case 'anyOf':
        return said.some((/** @type {any} */ one) => valid(one, value));
      case 'enum':
        return said.includes(value);
      case 'minimum':
        return value >= said;
      case 'maximum':
        return value <= said;
      case 'minLength':
      case 'minItems':
        return value.length >= said;
      case 'maxLength':
      case 'maxItems':
        return value.length <= said;
      default:
        throw new Error(`The schema says ${word}, which this test does not know.`);
    }
  });
}

/** @param {unknown} value */
function isRead(value) {
  try {
    readSheet(value);
    return true;
  } catch {
    return false;
  }
}

test('the sheet of the documentation is one, with a task of each kind', () => {
  const kinds = readSheet(sheet).tasks.map(({ kind }) => kind);
  assert.deepEqual([...new Set(kinds)], ['game', 'ask', 'table', 'question', 'problem']);
  assert.ok(valid(schema, sheet));
});

test('the schema and the code agree', () => {
  const [task] = sheet.tasks;
  const of = (/** @type {object} */ more) => ({ title: 'T', tasks: [{ ...task, ...more }] });
  const line = 'x'.repeat(MOST.line);
  const ask = { question: 'q', answer: 'a' };
  const sheets = [
    { title: 'T' },
    { title: 'T', tasks: [] },
    { title: 7, tasks: [task] },
    { title: `${line}x`, tasks: [task] },
    { title: line, tasks: [task] },
    { title: 'T', tasks: Array(MOST.tasks).fill(task) },
    { title: 'T', tasks: Array(MOST.tasks + 1).fill(task) },
    { title: 'T', seed: -1, tasks: [task] },
    { title: 'T', seed: 2 ** 31 - 1, tasks: [task] },
    { title: 'T', seed: 2 ** 31, tasks: [task] },
    { title: 'T', tasks: [{ game: 'nim' }] },
    { title: 'T', tasks: [null] },
    { title: 'T', tasks: [{ table: 'nim' }] },
    { title: 'T', tasks: [{ table: 'nim', upto: 0 }] },
    { title: 'T', tasks: [{ table: 'nim', upto: 40 }] },
    { title: 'T', tasks: [{ table: 'nim', upto: 41 }] },
    { title: 'T', tasks: [{ problem: '891', tests: 101 }] },
    { title: 'T', tasks: [{ ...ask, choices: ['a', 'b'] }] },
    { title: 'T', tasks: [{ ...ask, choices: ['a'] }] },
    { title: 'T', tasks: [{ ...ask, choices: ['a', 7] }] },
    { title: 'T', tasks: [{ ...ask, choices: Array.from({ length: 13 }, (_, i) => `a${i}`) }] },
    of({ attempts: MOST.attempts }),
    of({ attempts: MOST.attempts + 1 }),
    of({ points: MOST.points }),
    of({ points: MOST.points + 1 }),
    of({ points: 0.5 }),
    of({ hints: 1 }),
    of({ vary: 'yes' }),
    of({ ask: 'why' }),
    of({ text: 'x'.repeat(MOST.text + 1) }),
    of({ later: 'a field of a later version' }),
  ];
  assert.ok(sheets.filter(isRead).length > 6);
  for (const each of sheets) {
    assert.equal(valid(schema, each), isRead(each), JSON.stringify(each).slice(0, 200));
  }
});

test('both languages have the same blocks', () => {
  const twin = read('classroom.zh.md');
  for (const lang of ['json', 'html', 'sh']) {
    assert.deepEqual(blocks(twin, lang), blocks(text, lang), lang);
  }
});

test('a page keeps a score in ten lines', () => {
  const [script] = /<script>\n([\s\S]*?)<\/script>/.exec(text)?.slice(1) ?? [];
  assert.equal(script.trim().split('\n').length, 10);
});
