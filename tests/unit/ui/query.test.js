import assert from 'node:assert/strict';
import { test } from 'vitest';
import { Query } from '../../../www/ui/element/query.ts';

/** As much of an element as a controller needs. */
function element() {
  /** @type {any} */
  const host = {
    controllers: [],
    updates: 0,
    failures: [],
    addController: (/** @type {unknown} */ c) => host.controllers.push(c),
    requestUpdate: () => (host.updates += 1),
    fail: (/** @type {unknown} */ thrown) => host.failures.push(thrown),
  };
  return host;
}

/** A question that is answered by hand, and hears that nobody waits any more. */
function question() {
  /** @type {any} */
  const asked = {};
  asked.ask = (/** @type {AbortSignal} */ signal) =>
    new Promise((answer, refuse) => {
      Object.assign(asked, { answer, refuse, signal });
      signal.addEventListener('abort', () => refuse(signal.reason));
    });
  return asked;
}

test('an answer is heard when it comes, and the element is busy until then', async () => {
  const host = element();
  const query = new Query(host);
  assert.deepEqual(host.controllers, [query]);
  /** @type {unknown[]} */
  const heard = [];
  const asked = question();
  const run = query.run(asked.ask, (answer) => heard.push(answer, query.busy));
  assert.equal(query.busy, true);
  asked.answer(7);
  assert.equal(await run, true);
  assert.deepEqual(heard, [7, false]);
  assert.equal(host.updates, 2);
});

test('another question supersedes one, whose answer is not heard of', async () => {
  const host = element();
  const query = new Query(host);
  const [one, two] = [question(), question()];
  /** @type {unknown[]} */
  const heard = [];
  const first = query.run(one.ask, () => heard.push('one'));
  const second = query.run(two.ask, () => heard.push('two'));
  assert.equal(one.signal.aborted, true);
  assert.equal(await first, false);
  assert.equal(query.busy, true);
  two.answer();
  assert.equal(await second, true);
  assert.deepEqual(heard, ['two']);
  assert.deepEqual(host.failures, []);
});

test('what goes wrong is shown; what was cancelled is not', async () => {
  const host = element();
  const query = new Query(host);
  const [one, two] = [question(), question()];
  const first = query.run(one.ask, () => assert.fail());
  one.refuse('wrong');
  assert.equal(await first, true);
  assert.deepEqual(host.failures, ['wrong']);
  const second = query.run(two.ask, () => assert.fail());
  query.stop();
  assert.equal(query.busy, false);
  assert.equal(await second, false);
  assert.deepEqual(host.failures, ['wrong']);
});

test('an element that was moved while it waited asks again, and only then', async () => {
  let again = 0;
  const query = new Query(element(), () => (again += 1));
  query.hostConnected();
  query.hostDisconnected();
  query.hostConnected();
  assert.equal(again, 0);
  const asked = question();
  const run = query.run(asked.ask, () => assert.fail());
  query.hostDisconnected();
  assert.equal(await run, false);
  assert.equal(query.busy, false);
  query.hostConnected();
  query.hostConnected();
  assert.equal(again, 1);
});
