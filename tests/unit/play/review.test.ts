/** Test the review of a finished game: its mistakes, its strip, its curves and its table. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../../www/engine/api.ts';
import { t as say } from '../../../www/i18n/index.ts';
import { MexReplay } from '../../../www/play/mex-replay.ts';
import { MexReport } from '../../../www/play/mex-report.ts';
import { findValues } from '../../../www/play/value-curve.ts';
import * as play from '../../../www/play/session.ts';
import { listenerOf, textOf } from '../template-text.ts';
import type { Ply, Session } from '../../../www/play/session.ts';
import type { Translate } from '../../../www/i18n/languages.ts';

const t: Translate = (key, ...args) => say('en', key, ...args);
const flat = (value: unknown) => textOf(value).replace(/\s+/g, ' ');

async function finished(game: string, start: string, moves: string[], seats = {}) {
  let s: Session = play.begin({ beginning: await engine.describe(game, start), ...seats });
  for (const text of moves)
    s = play.push(s, (await engine.play(s.game, play.current(s), text)) as Ply);
  const list = play.positions(s);
  return { s, report: await engine.report(s.game, list) };
}

/** A game of Nim that is won at the start, given away by the first move, and lost. */
const given = () => finished('nim', '1 2 4', ['3-4', '2-1', '1-1', '2-1']);

async function reviewed(game: Awaited<ReturnType<typeof finished>>) {
  const replay = new MexReplay();
  replay.session = game.s;
  replay.steps = game.report.steps;
  return replay;
}

function reported({ s, report }: Awaited<ReturnType<typeof finished>>) {
  const element = new MexReport();
  element.session = s;
  element.report = report;
  return element;
}

test('a report names the mistake, what was better, and why', async () => {
  const element = reported(await given());
  const closed = flat(element.view());
  assert.ok(closed.includes(t('report.won_start')), closed);
  assert.ok(closed.includes(t('report.slips', { count: 1 })));
  assert.equal(closed.match(/class="flow slip"/g)?.length, 1);
  assert.ok(
    closed.includes('<code>1 2 4 → 1 2 0</code>') || closed.includes('1 2 4 → 1 2'),
    closed,
  );
  element.opened = 0;
  const open = flat(element.view());
  assert.ok(open.length > closed.length && open.includes('1 2 3'), open);
  assert.match(open, /aria-expanded=true/);
  let told: unknown = null;
  element.addEventListener('report-go', (event) => (told = (event as CustomEvent).detail));
  listenerOf(element.view(), 'click', 'class="btn"')({});
  assert.deepEqual(told, { at: 0 });
});

test('a report of a game without a mistake says so, by how it stood', async () => {
  const won = flat(reported(await finished('nim', '1 2', ['2-1', '1-1', '2-1'])).view());
  assert.ok(won.includes(t('report.clean_won')), won);
  const lost = flat(reported(await finished('nim', '1 1', ['1-1', '2-1'])).view());
  assert.ok(lost.includes(t('report.lost_start')) && lost.includes(t('report.clean_lost')), lost);
  const two = flat(reported(await finished('nim', '1', ['1-1'], { players: 2 })).view());
  assert.ok(two.includes(t('report.clean_two')), two);
});

test('a report of a game on a picture draws the positions, and has their text as well', async () => {
  const game = await finished('hackenbush', '0-a a-b 0-c', ['-0-a', '-0-c']);
  const element = reported(game);
  element.opened = 0;
  const text = flat(element.view());
  assert.ok(text.includes(t('report.as_text')), text);
  assert.doesNotMatch(text, /undefined|NaN|\[object/);
});

test('the strip has a sign for each move, and marks the move shown', async () => {
  const replay = await reviewed(await given());
  replay.go(2);
  const text = flat(replay.view());
  const signs = [...text.matchAll(/<button class=(\w+) data-ply=(\d)/g)].map(([, a, n]) => a + n);
  assert.deepEqual(signs, ['lost1', 'kept2', 'none3', 'kept4']);
  assert.equal(text.match(/aria-current=step/g)?.length, 1);
  assert.ok(text.includes(t('report.sign_lost')) && text.includes('✗') && text.includes('✓'));
});

test('a very long game has no strip', async () => {
  const replay = await reviewed(await given());
  const [step] = replay.steps ?? [];
  replay.steps = Array.from({ length: 61 }, () => step);
  assert.doesNotMatch(flat(replay.view()), /data-ply/);
});

test('the curve is above the line where I can win, below it where the computer can', async () => {
  const { s, report } = await given();
  const replay = await reviewed({ s, report });
  const text = flat(replay.view());
  const points = [...text.matchAll(/<(circle c|svg )x=([\d.]+)% c?y=([\d.]+)/g)];
  const sides = points.map(([, , , y]) => Math.sign(44 - Number(y)));
  assert.deepEqual(sides, [1, -1, -1, -1, -1]);
  assert.deepEqual(
    points.map(([, , x]) => Number(x)),
    [0, 25, 50, 75, 100],
  );
  assert.equal(text.match(/stroke=var\(--mex-lose\)/g)?.length, 1);
});

test('the values are a curve and a list, with a square where the value is zero', async () => {
  const { s, report } = await given();
  const replay = await reviewed({ s, report });
  assert.doesNotMatch(flat(replay.view()), /class=values/);
  replay.values = await findValues(s, new AbortController().signal);
  const text = flat(replay.view());
  assert.ok(text.includes(t('report.values', { values: '7, 3, 0, 1, 0' })), text);
  const [, curve] = text.split('class=values');
  const ys = [...curve.split('class="slider"')[0].matchAll(/<(circle|svg) c?x=\S+ c?y=([\d.]+)/g)];
  assert.deepEqual(
    ys.map(([, kind]) => kind),
    ['circle', 'circle', 'svg', 'circle', 'svg'],
  );
  const [most, some, none] = ys.map(([, , y]) => Number(y));
  assert.ok(most < some && some < none);
});

test('the table has a row for each position', async () => {
  const { s, report } = await given();
  const replay = await reviewed({ s, report });
  replay.far = new Map<number, number | 'draw'>([
    [0, 3],
    [1, 'draw'],
  ]);
  replay.tableOpen = true;
  const text = flat(replay.view());
  assert.equal(text.match(/<tr aria-current=step/g)?.length, 1);
  const rows = text
    .split('<tbody>')[1]
    .split('<tr')
    .slice(1)
    .map((row) => row.replace(/<[^>]*>/g, '').replace(/^[^>]*>/, ''));
  assert.equal(rows.length, 5);
  assert.ok(rows[0].includes(t('report.start')) && /\b3\b/.test(rows[0]), rows[0]);
  assert.ok(rows[1].includes('∞') && rows[1].includes(t('play.who', { who: 'you' })), rows[1]);
  assert.ok(rows[2].includes(t('play.who', { who: 'computer' })), rows[2]);
  assert.ok(rows[2].includes('?'));
});

test('keys, the buttons and the slider lead through the game, and stop at its ends', async () => {
  const replay = await reviewed(await given());
  const shown: number[] = [];
  replay.addEventListener('replay-at', (event) => shown.push((event as CustomEvent).detail.at));
  const key = (name: string, more = {}) => {
    const from = { matches: () => false };
    const event = { key: name, composedPath: () => [from], preventDefault() {}, ...more };
    listenerOf(replay.view(), 'keydown', 'class="stack"')(event);
  };
  for (const name of ['End', 'ArrowRight', 'ArrowLeft', 'x', 'Home', 'ArrowLeft']) key(name);
  assert.deepEqual(shown, [4, 4, 3, 0, 0]);
  key('End', { ctrlKey: true });
  assert.equal(replay.at, 0);
  const press = (name: string) => listenerOf(replay.view(), 'click', `data-replay=${name}`)({});
  const ats = ['back', 'first', 'forward', 'last', 'forward', 'back'].map((name) => {
    press(name);
    return replay.at;
  });
  assert.deepEqual(ats, [0, 0, 1, 4, 4, 3]);
  assert.ok(
    flat(replay.view()).includes(
      t('report.moment', {
        ...{ n: 3, of: 4, who: t('play.who', { who: 'you' }) },
        move: replay.moveWords(replay.session as Session, 3),
      }),
    ),
  );
});
