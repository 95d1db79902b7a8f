/** Test how widgets parse the text of a page, and their keys, controls and links. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { langs } from '../../../www/i18n/languages.ts';
import { sayError } from '../../../www/i18n/index.ts';
import { visibleControls } from '../../../www/ui/element/visible-controls.ts';
import { parseFence } from '../../../www/ui/host-page/markup-block.ts';
import { isKept } from '../../../www/ui/element/keyboard.ts';
import { homeOf, linkTo } from '../../../www/ui/text/view-links.ts';
import { sameParts } from '../../../www/ui/text/same-position.ts';

test('a fence may have its attributes in a row, as a tag has them', () => {
  const nim = { widget: 'mex-game', attributes: { game: 'nim', position: '3 5 7' } };
  for (const text of [
    'mex-game\ngame: nim\nposition: 3 5 7',
    '\n  game\r\n game = "nim"\r\n position="3 5 7"\r\n',
    'game game="nim" position="3 5 7"',
    "game game=nim position = '3 5 7'",
    'game="nim" position="3 5 7"',
    '<mex-game game="nim" position="3 5 7"></mex-game>',
    '<mex-game game="nim" position="3 5 7" />',
  ]) {
    assert.deepEqual(parseFence(text), nim, text);
  }
  assert.deepEqual(parseFence('table game=nim upto=5 compact'), {
    widget: 'mex-table',
    attributes: { game: 'nim', upto: '5', compact: '' },
  });
  // The value of an attribute that stands alone on its line may contain blanks, `=` and colons.
  assert.deepEqual(parseFence('game = subtract 1 3 4 misere').attributes, {
    game: 'subtract 1 3 4 misere',
  });
  assert.deepEqual(parseFence('game: rule: take 1..3\nposition: 13:5').attributes, {
    game: 'rule: take 1..3',
    position: '13:5',
  });
});

test('an attribute that a widget does not have is said in every language', () => {
  for (const lang of langs) {
    const details = { line: 2, word: 'gmae', tag: 'mex-table', known: 'game upto' };
    const says = sayError(lang, { code: 'bad-attribute', details });
    for (const part of ['2', 'gmae', 'mex-table', 'game upto'])
      assert.ok(says.includes(part), says);
  }
});

test('controls are the usual ones, all, none, or those that are named', () => {
  const names = ['undo', 'typed', 'fields'];
  const shown = (asked: string | boolean | null) =>
    names.filter(visibleControls(asked, ['undo', 'typed']));
  assert.deepEqual(shown(null), ['undo', 'typed']);
  for (const all of ['', 'all', true, 'ON']) assert.deepEqual(shown(all), names);
  for (const none of ['none', 'off', false]) assert.deepEqual(shown(none), []);
  assert.deepEqual(shown(' typed, fields'), ['typed', 'fields']);
});

test('keys are kept when they are used or typed, and let through when they leave', () => {
  const field = { matches: (selector: string) => selector.includes('input') };
  const button = { matches: () => false };
  const key = (name: string, at: object, more = {}) =>
    isKept({
      ...{ type: 'keydown', key: name, defaultPrevented: false },
      ...{ composedPath: () => [at], ...more },
    } as unknown as KeyboardEvent);
  assert.equal(key('f', field), true);
  assert.equal(key('f', button), false);
  assert.equal(key('f', button, { defaultPrevented: true }), true);
  assert.equal(key('f', button, { type: 'keyup' }), true);
  for (const name of ['ArrowRight', ' ', 'Enter', 'End']) assert.equal(key(name, button), true);
  for (const name of ['Escape', 'Tab', 'Shift']) assert.equal(key(name, field), false);
  assert.equal(key('k', field, { ctrlKey: true }), false);
});

test('a link leads to the page, and nowhere where it could do harm', () => {
  const base = 'https://x.org/notes/a.html';
  assert.equal(homeOf('https://y.org/m/#old', base), 'https://y.org/m/');
  assert.equal(homeOf('../play/', base), 'https://x.org/play/');
  assert.equal(homeOf(null, base), null);
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'https://']) {
    assert.equal(homeOf(bad, base), null, bad);
  }
  assert.equal(linkTo('', 'play', { game: 'nim', moves: '' }), '#v1/play?game=nim');
});

test('positions are the same whatever the order of their parts', () => {
  assert.ok(sameParts('3 0 5', '5 3'));
  assert.ok(sameParts('AAB', 'AAB'));
  assert.ok(!sameParts('3 5', '3 5 5'));
  assert.ok(!sameParts('AAB', 'AABB'));
});
