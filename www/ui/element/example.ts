/** The start of a game without a position. */
import { random, respond } from '../../engine/api.ts';
import { cardOf, listedExample } from '../../games.ts';
import { readLine } from './game-lines.ts';

/**
 * A starting position: the example of the game, also where its arguments differ or it is played the other
 * way round, if that can be won; otherwise a random position.
 */
export async function example(game: string, seed: number) {
  const listed = listedExample(game);
  if (listed) return listed;
  await readLine(game);
  const position = cardOf(game)?.position;
  if (position && (await canBeWon(game, position))) return position;
  return (await random(game, { seed })).position;
}

/** The most steps for finding out whether an example can be won. */
const BUDGET = 100_000;

const canBeWon = (game: string, position: string) =>
  respond(game, position, { budget: BUDGET }).then(
    ({ wins }) => wins,
    () => false,
  );
