/** What widgets read out of a page's text, and which keys, controls and links are theirs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../www/i18n/languages.js';
import { t } from '../../www/i18n/index.js';
import { chosenControls } from '../../www/kit/chosen-controls.js';
import { isOff, readFence } from '../../www/kit/fence.js';
import { isKept } from '../../www/kit/kept-keys.js';
import { homeOf, linkTo } from '../../www/kit/links.js';
import { sameParts } from '../../www/kit/same-parts.js';

const game = { tag: 'mex-game', attributes: [], text: '' };

test('a fence names a widget, its attributes and its text', () => {
  const nim = [
    ['game', 'nim'],
    ['position', '3 5 7'],
  ];
  for (const text of [
    'mex-game\ngame: nim\nposition: 3 5 7',
    '\n  game\r\n game = "nim"\r\n position="3 5 7"\r\n',
    'GAME\nGame：nim\nposition: "3 5 7"',
    'game game="nim" position="3 5 7"',
    "game game=nim position='3 5 7'",
    'game: nim\nposition: 3 5 7',
    '<mex-game game="nim" position="3 5 7"></mex-game>',
    '<mex-game game="nim" position="3 5 7" />',
  ]) {
    assert.deepEqual(readFence(text), { ...game, attributes: nim }, text);
  }
  assert.deepEqual(readFence('game'), game);
  assert.deepEqual(readFence('table\nupto: 5\ncompact\n\nValues of heaps.\nAgain: and again.'), {
    tag: 'mex-table',
    attributes: [
      ['upto', '5'],
      ['compact', ''],
    ],
    text: 'Values of heaps.\nAgain: and again.',
  });
  // A game line may have a colon or an equals sign in it.
  assert.deepEqual(readFence('game\ngame: rule: take 1..3\nposition: 13:5'), {
    ...game,
    attributes: [
      ['game', 'rule: take 1..3'],
      ['position', '13:5'],
    ],
  });
  assert.deepEqual(readFence('game\nreadonly: yes\ncompact: true'), {
    ...game,
    attributes: [
      ['readonly', ''],
      ['compact', ''],
    ],
  });
  assert.equal(isOff('compact', 'no'), true);
  assert.equal(isOff('hints', 'off'), false);
});

test('what a fence gets wrong is said, with its line', () => {
  /** @type {[string, 'widget' | 'attribute', number, string][]} */
  const wrong = [
    ['chess\ngame: nim', 'widget', 1, 'chess'],
    ['', 'widget', 1, ''],
    ['Some prose, as it happens.', 'widget', 1, 'Some'],
    ['upto: 5', 'attribute', 1, 'upto'],
    ['\ntable\n\ngmae: nim', 'attribute', 4, 'gmae'],
    ['game onclick="alert(1)"', 'attribute', 1, 'onclick'],
    ['game\nstyle: x', 'attribute', 2, 'style'],
  ];
  for (const [text, kind, line, word] of wrong) {
    const read = /** @type {any} */ (readFence(text));
    assert.ok('flaw' in read, text);
    const { flaw } = read;
    assert.deepEqual([flaw.kind, flaw.line, flaw.word], [kind, line, word], text);
    for (const lang of /** @type {('en' | 'zh')[]} */ (Object.keys(languages))) {
      const says = t(lang, `common.fence_${kind}`, flaw);
      assert.ok(says.includes(word) && says.includes(String(line)), says);
      assert.ok(
        flaw.known.every((/** @type {string} */ name) => says.includes(name)),
        says,
      );
    }
  }
});

test('controls are the usual ones, all, none, or those that are named', () => {
  const names = ['undo', 'typed', 'fields'];
  const shown = (/** @type {any} */ asked) =>
    names.filter(chosenControls(asked, ['undo', 'typed']));
  assert.deepEqual(shown(null), ['undo', 'typed']);
  for (const all of ['', 'all', true, 'ON']) assert.deepEqual(shown(all), names);
  for (const none of ['none', 'off', false]) assert.deepEqual(shown(none), []);
  assert.deepEqual(shown(' typed, fields'), ['typed', 'fields']);
});

test('keys are kept when they are used or typed, and let through when they leave', () => {
  const field = { matches: (/** @type {string} */ selector) => selector.includes('input') };
  const button = { matches: () => false };
  const key = (/** @type {string} */ name, /** @type {any} */ at, more = {}) =>
    isKept(
      /** @type {any} */ ({
        type: 'keydown',
        key: name,
        defaultPrevented: false,
        composedPath: () => [at],
        ...more,
      }),
    );
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
