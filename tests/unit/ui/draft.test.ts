/** Test whether the text of an input field comes from the page or from the person who is typing. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { Draft } from '../../../www/ui/controls/draft.ts';

test('an untouched text follows the page', () => {
  const draft = new Draft('3 5 7');
  assert.equal(draft.take('1 2'), true);
  assert.equal(draft.text, '1 2');
  assert.equal(draft.take('1 2'), false);
});

test('what is typed and not sent stays, whatever comes in', () => {
  const draft = new Draft('3 5 7');
  draft.type('3 5');
  assert.equal(draft.unsent, true);
  for (const given of ['1 2', '', '3 5 7', '9']) {
    assert.equal(draft.take(given), false);
    assert.equal(draft.text, '3 5');
  }
  // Keep the typed text even if it equals the text before the typing.
  draft.type('3 5 7');
  assert.equal(draft.take('4'), false);
  assert.equal(draft.text, '3 5 7');
});

test('what was sent is taken as it was meant, unless it was typed on meanwhile', () => {
  const draft = new Draft('3 5 7');
  draft.type('１ 2');
  draft.send();
  assert.equal(draft.unsent, false);
  draft.answer('１ 2', '1 2');
  assert.equal(draft.text, '1 2');
  assert.equal(draft.take('1 2'), false);

  draft.type('４');
  draft.send();
  draft.type('４ 5');
  draft.answer('４', '4');
  assert.equal(draft.text, '４ 5');
  assert.equal(draft.take('4'), false);
  assert.equal(draft.text, '４ 5');
});

test('an answer to an earlier text takes nothing from a later one, whose own answer is due', () => {
  const draft = new Draft('7');
  // Another field was sent. This field was typed and sent before the page showed the answer to the other
  // field.
  draft.type('3 5 2 2');
  draft.answer('7', '9 8');
  draft.send();
  assert.equal(draft.take('9 8'), false);
  assert.equal(draft.text, '3 5 2 2');
  draft.answer('3 5 2 2', '3 5 2 2');
  assert.equal(draft.take('3 5 2 2'), false);
  assert.equal(draft.take('1'), true);
});

test('what was sent and refused can be held, or gives way', () => {
  const draft = new Draft('nim');
  draft.type('chess');
  draft.send();
  assert.equal(draft.take('wythoff', true), false);
  assert.equal(draft.text, 'chess');
  assert.equal(draft.take('kayles'), true);
  assert.equal(draft.text, 'kayles');
});

test('what an input method composes is held, before anything of it is known', () => {
  const draft = new Draft('3');
  assert.equal(draft.take('4', true), false);
  assert.equal(draft.text, '3');
  assert.equal(draft.take('5'), false);
  assert.equal(draft.leave(), true);
  assert.equal(draft.text, '5');
});

test('what was changed back again follows the page once it is left', () => {
  const draft = new Draft('3');
  draft.type('34');
  draft.take('7');
  draft.type('3');
  assert.equal(draft.text, '3');
  assert.equal(draft.leave(), true);
  assert.equal(draft.text, '7');
  draft.type('8');
  assert.equal(draft.leave(), false);
  assert.equal(draft.text, '8');
});

test('the page that comes to say the same has it for its own', () => {
  const draft = new Draft('3');
  draft.type('4');
  assert.equal(draft.take('4'), true);
  assert.equal(draft.unsent, false);
  assert.equal(draft.take('5'), true);
  assert.equal(draft.text, '5');
});
