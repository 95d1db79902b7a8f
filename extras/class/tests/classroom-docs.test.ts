/**
 * Check docs/classroom.md: its sheet is valid, its schema describes the code, and its script is ten lines long.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { MOST } from '../sheet/schema.ts';
import { readSheet } from '../sheet/sheet.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const blocks = (text: string, lang: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${lang}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code);

const text = read('classroom.md');
const [sheet, schema] = blocks(text, 'json').map((code) => JSON.parse(code));
const definitions: Record<string, Rule> = schema.definitions;

/** The keywords of JSON schema that the documentation uses. */
interface Rule {
  $schema?: string;
  definitions?: Record<string, Rule>;
  $ref?: string;
  type?: string;
  required?: string[];
  properties?: Record<string, Rule>;
  items?: Rule;
  anyOf?: Rule[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  maxLength?: number;
  maxItems?: number;
}

function isOfType(type: string, value: unknown) {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Return the value of a number, or the length of a text or list. */
const sizeOf = (value: unknown) =>
  typeof value === 'number' ? value : Number(Object(value).length);

/** For each keyword of a schema, a function that returns whether a value satisfies the keyword. */
const keywords: { [K in keyof Rule]-?: (rule: NonNullable<Rule[K]>, value: unknown) => boolean } = {
  $schema: () => true,
  definitions: () => true,
  $ref: (path, value) => valid(definitions[path.replace('#/definitions/', '')], value),
  type: isOfType,
  required: (names, value) => isObject(value) && names.every((name) => Object.hasOwn(value, name)),
  properties: (rules, value) =>
    !isObject(value) ||
    Object.entries(rules).every(
      ([name, rule]) => !Object.hasOwn(value, name) || valid(rule, value[name]),
    ),
  items: (rule, value) => !Array.isArray(value) || value.every((one) => valid(rule, one)),
  anyOf: (rules, value) => rules.some((rule) => valid(rule, value)),
  enum: (values, value) => values.includes(value),
  minimum: (least, value) => sizeOf(value) >= least,
  maximum: (most, value) => sizeOf(value) <= most,
  minLength: (least, value) => sizeOf(value) >= least,
  minItems: (least, value) => sizeOf(value) >= least,
  maxLength: (most, value) => sizeOf(value) <= most,
  maxItems: (most, value) => sizeOf(value) <= most,
};

/** Return whether a value satisfies a schema; throw at a keyword that the documentation does not use. */
function valid(rule: Rule, value: unknown): boolean {
  return Object.entries(rule).every(([word, argument]) =>
    keywords[word as keyof Rule](argument as never, value),
  );
}

function isRead(value: unknown) {
  try {
    readSheet(value);
    return true;
  } catch {
    return false;
  }
}

test('the sheet of the documentation is one, with a task of each kind', () => {
  const kinds = readSheet(sheet).tasks.map(({ kind }) => kind);
  assert.deepEqual(
    [...new Set(kinds)],
    ['game', 'belief', 'ask', 'table', 'rule', 'question', 'problem'],
  );
  assert.ok(valid(schema, sheet));
});

test('the schema and the code agree', () => {
  const [task] = sheet.tasks;
  const of = (more: object) => ({ title: 'T', tasks: [{ ...task, ...more }] });
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
