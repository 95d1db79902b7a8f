/** Compute the starting position of a game that is given without a position. */
import { random, respond } from '../../engine/api.ts';
import { cardOf, listedExample } from '../../games.ts';
import { readLine } from './game-lines.ts';

/**
 * Return a starting position: the example of the game, otherwise a random position. The example is also used
 * if the game's arguments differ from the listed ones or if normal and misère play are swapped, provided that
 * the player to move can win.
 */
export async function example(game: string, seed: number) {
  const listed = listedExample(game);
  if (listed) return listed;
  await readLine(game);
  const position = cardOf(game)?.position;
  if (position && (await canBeWon(game, position))) return position;
  return (await random(game, { seed })).position;
}

/** The step budget of the test whether an example can be won. */
const BUDGET = 100_000;

const canBeWon = (game: string, position: string) =>
  respond(game, position, { budget: BUDGET }).then(
    ({ wins }) => wins,
    () => false,
  );
