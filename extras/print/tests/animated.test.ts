/** Test animated pictures, which show the moves of a game in turn. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from 'mexplorer';
import { renderStatic } from '../pictures/render.ts';

/** Return the moves of a game in which the computer plays both sides. */
async function played(game: string, position: string, most: number) {
  const moves: string[] = [];
  for (let at = position; moves.length < most;) {
    if ((await engine.describe(game, at)).over) break;
    const { text, to } = await engine.respond(game, at, { skill: 0, seed: moves.length });
    moves.push(text);
    at = to;
  }
  return moves;
}

/** Return the times of all key frames, as percentages of the duration. */
function momentsOf(svg: string) {
  const frames = svg.matchAll(/@keyframes mex-\w+-m\d+\{((?:[\d.]+%\{[^}]*\})*)\}/g);
  return new Set([...frames].flatMap(([, steps]) => steps.match(/[\d.]+%/g)));
}

test('each position has its time, and twenty moves stay below 60 kB', async () => {
  const games: [string, string][] = [
    ['nim', '9 7 8 5'],
    ['kayles', '20'],
    ['chomp', '5x6'],
    ['subtract 1 2', '30'],
  ];
  for (const [game, position] of games) {
    const moves = await played(game, position, 20);
    const { svg } = await renderStatic({ game, position, moves: moves.join(';'), animate: true });
    assert.equal(momentsOf(svg).size, moves.length + 1, game);
    assert.ok(svg.length < 60_000, `${game}: ${svg.length}`);
    assert.match(svg, /prefers-reduced-motion/);
    assert.doesNotMatch(svg, /NaN|undefined/);
  }
});

test('a position without moves is one that stands still', async () => {
  const still = await renderStatic({ game: 'nim', position: '3 5', animate: true });
  assert.doesNotMatch(still.svg, /@keyframes/);
  await assert.rejects(renderStatic({ game: 'nim', animate: 7 as never }), { code: 'bad-option' });
});
