/**
 * Test that the messages of a game are stored independent of a language, and are shown in the new language
 * after a switch.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { message, say } from '../../../www/i18n/message.ts';
import { ease } from '../../../www/play/adaptive-strength.ts';
import { GameModel } from '../../../www/play/game-model.ts';
import type { Lang } from '../../../www/i18n/index.ts';

async function started(setup: object) {
  const model = new GameModel();
  model.configure({ players: 2 });
  model.ask({ game: 'nim', position: '3 5 7', ...setup });
  await model.load();
  return model;
}

/** Return the texts of the last announcement in a language. */
const announced = ({ log }: GameModel, lang: Lang) =>
  log.at(-1)?.says.map((one) => say(lang, one)) ?? [];

test('a move is announced in either language', async () => {
  const model = await started({});
  assert.ok(await model.move('2-3'));
  const [move, stands] = announced(model, 'en');
  assert.match(move, /^1\. .*: .*3/);
  assert.match(stands, /3 2 7/);
  const chinese = announced(model, 'zh');
  assert.match(chinese.join(''), /[\u4e00-\u9fff].*3 2 7/s);
  assert.doesNotMatch(chinese.join(''), /[a-z]{2}/);
});

test('the end is announced, and why', async () => {
  const model = await started({ position: '1' });
  await model.move('1-1');
  assert.equal(announced(model, 'en').length, 2);
  assert.doesNotMatch(announced(model, 'zh').join(''), /[a-z]{2}/);
});

test('a game that starts again forgets what was announced', async () => {
  const model = await started({});
  await model.move('2-3');
  await model.restart();
  assert.equal(model.log.length, 1);
  assert.match(announced(model, 'en').join(''), /3 5 7/);
});

test('only a game that is lost counts as a loss', async () => {
  const model = await started({ position: '1' });
  model.configure({ players: 1 });
  await model.load();
  await model.move('1-1');
  assert.deepEqual([model.winner, model.losses], ['you', 0]);
  model.ask({ game: 'nim misere' });
  await model.load();
  await model.move('1-1');
  assert.deepEqual([model.winner, model.losses], ['computer', 1]);
});

test('a link that stops, and a weaker opponent, are notes in either language', async () => {
  const model = await started({ moves: '2-3;9-9' });
  assert.match(say('en', model.note), /9-9/);
  assert.match(say('zh', model.note), /[\u4e00-\u9fff].*9-9/s);
  await ease(model, 0.6);
  assert.match(say('en', model.note), /[a-z]{3}/);
  assert.doesNotMatch(say('zh', model.note), /[a-z]{2}/);
});

test('an argument may be a message or a move', () => {
  const inner = message('play.strength_weak');
  assert.equal(
    say('en', message('play.ease_now', { strength: inner })),
    say('en', message('play.ease_now', { strength: say('en', inner) })),
  );
  assert.equal(say('en', null), '');
  // @ts-expect-error the text names `count`
  message('hints.won');
});
