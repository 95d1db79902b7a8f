/**
 * Test that links keep working: each line of tests/golden/links.json, and of links.json beside an extra's
 * tests, was written by some version and must restore the same state. Lines are added to these files and
 * never changed.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { games } from '../../../www/engine/wasm/games.js';
import { extras } from '../../../www/extras.ts';
import { defaults, readLink, writeLink } from '../../../www/links/state.ts';
import { views } from '../../../www/links/views.ts';
import { opened } from './opened.ts';
import type { State } from '../../../www/links/state.ts';

interface Golden {
  defaults: Record<string, unknown>;
  links: { link: string; says: object; flaws?: string[]; opens?: boolean | string }[];
}

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));

const golden: Golden = read('tests/golden/links.json');
for (const { id } of extras) {
  const own = `extras/${id}/tests/links.json`;
  if (existsSync(new URL(`../../../${own}`, import.meta.url))) golden.links.push(...read(own));
}

test('what a link means that says nothing is what it always was', () => {
  // Compare only the recorded fields, since fields may be added.
  for (const [field, usual] of Object.entries(golden.defaults)) {
    assert.deepEqual(defaults[field as keyof State], usual, field);
  }
});

test('links of version 1 restore what they always did', () => {
  assert.ok(golden.links.length > 150);
  for (const { link, says, flaws = [] } of golden.links) {
    const found = readLink(link);
    for (const [field, value] of Object.entries({ ...golden.defaults, ...says })) {
      assert.deepEqual(found.state[field as keyof State], value, `${link}: ${field}`);
    }
    assert.deepEqual(
      found.flaws.map(({ field, kind }) => `${field} ${kind}`),
      flaws,
      link,
    );
    // Writing the state as a link and reading that link gives the same state.
    if (!flaws.length) {
      assert.deepEqual(readLink(writeLink(found.state)).state, found.state, link);
    }
  }
});

test('the games, moves, lessons and problems that they name are there', async () => {
  for (const { link, opens = true } of golden.links) {
    assert.deepEqual(await opened(readLink(link)), opens, link);
  }
});

test('every view, field and game of today has its line', () => {
  const states = golden.links.map(({ link }) => readLink(link).state);
  for (const { name, fields } of views) {
    assert.ok(
      states.some(({ view }) => view === name),
      name,
    );
    for (const field of Object.keys(fields)) {
      const said = golden.links.some(({ says }) => field in says);
      assert.ok(said, `no link says ${field}`);
    }
  }
  for (const { game, form } of games) {
    if (form === 'rule') continue;
    assert.ok(
      states.some((state) => state.game === game),
      `no link opens ${game}: run "npm run docs -- links"`,
    );
    assert.ok(
      states.some((state) => state.game === `${game} misere`),
      `no link opens ${game} misere: run "npm run docs -- links"`,
    );
  }
});
