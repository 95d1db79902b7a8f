import assert from 'node:assert/strict';
import { test } from 'vitest';
import { Query } from '../../../www/ui/element/query.ts';

/** A substitute for an element with the methods that a controller calls. */
class Element {
  controllers: unknown[] = [];
  failures: unknown[] = [];
  updates = 0;
  addController = (controller: unknown) => void this.controllers.push(controller);
  requestUpdate = () => void (this.updates += 1);
  fail = (thrown: unknown) => void this.failures.push(thrown);
  t = (key: string) => key;
}

/** A promise that a test resolves or rejects itself, and that rejects when its signal is aborted. */
class Question {
  answer!: (found: unknown) => void;
  refuse!: (reason: unknown) => void;
  isAborted = false;
  #answer = new Promise((answer, refuse) => Object.assign(this, { answer, refuse }));
  ask = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => {
      this.isAborted = true;
      this.refuse(signal.reason);
    });
    return this.#answer;
  };
}

test('an answer is heard when it comes, and the element is busy until then', async () => {
  const host = new Element();
  const query = new Query(host);
  assert.deepEqual(host.controllers, [query]);
  const heard: unknown[] = [];
  const asked = new Question();
  const run = query.run(asked.ask, (answer) => heard.push(answer, query.busy));
  assert.equal(query.busy, true);
  asked.answer(7);
  assert.equal(await run, true);
  assert.deepEqual(heard, [7, false]);
  assert.equal(host.updates, 2);
});

test('another question supersedes one, whose answer is not heard of', async () => {
  const host = new Element();
  const query = new Query(host);
  const [one, two] = [new Question(), new Question()];
  const heard: unknown[] = [];
  const first = query.run(one.ask, () => heard.push('one'));
  const second = query.run(two.ask, () => heard.push('two'));
  assert.equal(one.isAborted, true);
  assert.equal(await first, false);
  assert.equal(query.busy, true);
  two.answer(null);
  assert.equal(await second, true);
  assert.deepEqual(heard, ['two']);
  assert.deepEqual(host.failures, []);
});

test('what goes wrong is shown; what was cancelled is not', async () => {
  const host = new Element();
  const query = new Query(host);
  const [one, two] = [new Question(), new Question()];
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
  const query = new Query(new Element(), () => (again += 1));
  query.hostConnected();
  query.hostDisconnected();
  query.hostConnected();
  assert.equal(again, 0);
  const asked = new Question();
  const run = query.run(asked.ask, () => assert.fail());
  query.hostDisconnected();
  assert.equal(await run, false);
  assert.equal(query.busy, false);
  query.hostConnected();
  query.hostConnected();
  assert.equal(again, 1);
});
