/** Test that models notify their subscribers of changes, and that controllers listen only while connected. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { Emitter, Model, ShownModel, observed } from '../../../www/ui/element/model.ts';

class Counter extends Model {
  full = new Emitter<{ at: number }>();
  @observed count = 0;

  add() {
    this.count += 1;
    if (this.count === 2) this.full.emit({ at: this.count });
  }
}

const host = () => {
  const controllers: { hostConnected?(): void; hostDisconnected?(): void }[] = [];
  const made = {
    renders: 0,
    addController: (one: (typeof controllers)[number]) => void controllers.push(one),
    removeController: () => {},
    requestUpdate: () => void (made.renders += 1),
    updateComplete: Promise.resolve(true),
    connect: () => controllers.forEach((one) => one.hostConnected?.()),
    disconnect: () => controllers.forEach((one) => one.hostDisconnected?.()),
  };
  return made;
};

test('a field tells its name and former value, and the same value nothing', () => {
  const [one, other] = [new Counter(), new Counter()];
  const heard: unknown[] = [];
  const leave = one.changes.listen(({ name, before }) => heard.push([name, before]));
  one.add();
  one.count = 1;
  other.add();
  assert.deepEqual(heard, [['count', 0]]);
  leave();
  one.add();
  assert.equal(heard.length, 1);
});

test('events reach those who listen', () => {
  const counter = new Counter();
  const heard: number[] = [];
  const leave = counter.full.listen(({ at }) => heard.push(at));
  counter.add();
  counter.add();
  leave();
  counter.full.emit({ at: 9 });
  assert.deepEqual(heard, [2]);
});

test('a host follows the model that it shows while it is connected', () => {
  const [first, second] = [new Counter(), new Counter()];
  const shown = host();
  const following = new ShownModel(shown, () => first);
  following.model = first;
  first.add();
  assert.equal(shown.renders, 0);
  shown.connect();
  first.add();
  assert.equal(shown.renders, 2);
  following.model = second;
  first.add();
  assert.equal(shown.renders, 3);
  shown.disconnect();
  second.add();
  assert.equal(shown.renders, 3);
});

test('a host makes a model of its own unless it is given one', () => {
  const own = new Counter();
  const shown = host();
  const following = new ShownModel(shown, () => own);
  shown.connect();
  assert.equal(following.model, own);
  own.add();
  assert.equal(shown.renders, 2);
  const given = new ShownModel<Counter>(host(), () => assert.fail('it was given one'));
  given.model = own;
  assert.equal(given.model, own);
});
