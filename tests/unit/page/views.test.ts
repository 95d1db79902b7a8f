import assert from 'node:assert/strict';
import { test } from 'vitest';
import { has } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { extras } from '../../../www/extras.ts';
import { heap, oneOf, position } from '../../../www/links/fields.ts';
import { navigation, viewTabs } from '../../../www/page/header.ts';
import { loaders } from '../../../www/page/load-view.ts';
import { linksOf, readLink, writeLink } from '../../../www/links/state.ts';
import { doors, openingOf, viewOf, views } from '../../../www/links/views.ts';
import { textOf } from '../template-text.ts';
import type { State } from '../../../www/links/state.ts';

/** The names of the views that extras (optional modules) add. */
const OF_EXTRAS = extras.flatMap((extra) => extra.views ?? []).map(({ name }) => name);

const dummy = {
  name: 'dummy',
  door: 'explore' as const,
  fields: { position, colour: oneOf('red', 'blue'), depth: heap(4) },
};

test('every view has its words, its component and fields that mean one thing', async () => {
  const known = new Map<string, unknown>();
  for (const { name, fields } of views) {
    for (const lang of langs) assert.ok(has(lang, `page.${name}`), name);
    // The module of the view `play` is part of the page and has no loader.
    if (name !== 'play') assert.equal(typeof (await loaders[name]()), 'function', name);
    for (const [field, meaning] of Object.entries(fields)) {
      assert.equal(known.get(field) ?? meaning, meaning, `${name}: ${field} means two things`);
      known.set(field, meaning);
    }
  }
});

test('a view more is a descriptor more: links', () => {
  type Dummy = State & { colour?: string; depth?: number };
  const links = linksOf([...views, dummy]);
  const usual: Dummy = links.defaults;
  assert.equal(usual.colour, 'red');
  const state = { ...usual, view: 'dummy', colour: 'blue', position: '1 2' };
  assert.equal(links.writeLink(state), '#v1/dummy?position=1+2&colour=blue&depth=4');
  const { state: read, flaws }: { state: Dummy; flaws: object[] } = links.readLink(
    '#v1/dummy?position=1+2&colour=blue&depth=9',
  );
  assert.deepEqual(flaws, []);
  assert.equal(read.view, 'dummy');
  assert.deepEqual([read.colour, read.depth, read.position], ['blue', 9, '1 2']);
  assert.deepEqual(links.readLink('#v1/dummy?colour=green').flaws, [
    { field: 'colour', value: 'green', kind: 'value' },
  ]);
  // Opening a link of a view replaces the position and the moves, and keeps the fields of other views.
  const laid = links.overlay({ ...links.defaults, n: '12', moves: ['1-1'] }, read);
  assert.deepEqual([laid.position, laid.start, laid.moves, laid.n], ['1 2', '1 2', [], '12']);
  // The added view does not change the links of the page.
  assert.deepEqual(readLink('#v1/dummy').flaws, [{ field: 'view', value: 'dummy', kind: 'view' }]);
  assert.equal(links.writeLink(links.defaults), writeLink(links.defaults));
});

test('a view more is a descriptor more: navigation', () => {
  const kernel = views.filter(({ name }) => !OF_EXTRAS.includes(name));
  const all = [...kernel, dummy];
  const place = {
    views: all,
    state: { view: 'dummy', why: false },
    t: (key: string) => `<${key}>`,
    href: (name: string) => `to-${name}`,
  };
  const named = (said: string) => [...said.matchAll(/data-view=(\S+)/g)].map((match) => match[1]);
  const top = textOf(navigation(place));
  assert.deepEqual(named(top).slice(0, 3), ['play', 'learn', 'tables']);
  assert.match(top, /data-view=tables\s+aria-current=true/);
  const beside = textOf(viewTabs(place));
  assert.deepEqual(named(beside), ['graph', 'union', 'dummy', 'quotient']);
  assert.match(beside, /href=to-dummy\s+data-view=dummy\s+aria-current=page/);
  assert.match(beside, /<page\.dummy>/);
  assert.equal(beside.match(/aria-current=page/g)?.length, 1);
});

test('every view is a door or stands in the row of its door', () => {
  for (const { name, door } of views) {
    const place = {
      views,
      state: { view: name, why: false },
      t: (key: string) => key,
      href: (to: string) => to,
    };
    const links = textOf(navigation(place)) + textOf(viewTabs(place));
    assert.ok(Object.hasOwn(doors, door), name);
    assert.match(links, new RegExp(`data-view=${name}\\s+aria-current=page`), name);
  }
});

test('a view of a game has the tabs of the game, board and explanation first', () => {
  const tabs = (name: string) => {
    const state = { view: name, why: false };
    const t = (key: string) => `<${key}>`;
    return textOf(viewTabs({ views, state, t, href: (to: string) => to })).match(/<page\.\w+>/g);
  };
  const first = ['board', 'why', 'tables', 'graph'].map((tab) => `<page.${tab}>`);
  for (const { name, fields } of views) {
    if (!fields.game) continue;
    assert.deepEqual(tabs(name)?.slice(1, 5), first, name);
    const [, ...links] = tabs(name) ?? [];
    assert.equal(new Set(links).size, links.length, name);
  }
  assert.deepEqual(tabs('union')?.slice(1, 3), ['<page.tables>', '<page.graph>']);
});

test('an extra may put its door before one of the kernel', () => {
  for (const { doors: own = {}, before } of extras) {
    const order = views.map(({ door }) => door);
    for (const door of before ? Object.keys(own) : []) {
      assert.ok(order.indexOf(door) < order.indexOf(String(before)), door);
    }
  }
});

test('a view opens with a game of its own until the reader has chosen one', () => {
  const from =
    (game: string, position: string, moves: string[] = [], isChosen = false) =>
    (view: string) =>
      openingOf(viewOf(view), { game, position, moves }, isChosen);
  const opened = from('nim', '3 5 7');
  const small = { game: 'nim', position: '1 2 3', start: '1 2 3' };
  assert.deepEqual(opened('tables'), { game: 'subtract 1 3 4', position: '3 4', start: '3 4' });
  assert.deepEqual(opened('graph'), small);
  assert.equal((opened('quotient') as { game: string }).game, 'kayles');
  // The view `play` keeps the current position.
  assert.deepEqual(opened('play'), {});
  // A view opens with its own example only if the current position is an example of the page, never if the
  // reader has chosen the position.
  assert.deepEqual(from('subtract 1 3 4', '3 4')('graph'), small);
  for (const view of ['tables', 'graph', 'quotient']) {
    assert.deepEqual(from('nim', '3 5 7', ['1-1'])(view), {});
    // A chosen position is kept even if it equals the position that the page opens with.
    assert.deepEqual(from('nim', '3 5 7', [], true)(view), {});
    assert.deepEqual(from('nim', '4 5 7')(view), {});
    assert.deepEqual(from('subtract 1 3 4', '7')(view), {});
    assert.deepEqual(from('kayles', '3 5 7')(view), {});
  }
});
