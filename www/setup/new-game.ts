import { describe } from '../engine/api.ts';
import { lineOf } from '../engine/known-lines.ts';
import { cardOf, exampleHeaps, isTyped } from '../games.ts';
import { example } from '../ui/element/example.ts';
import { readLine } from '../ui/element/game-lines.ts';
import type { Place } from '../engine/types.ts';
import type { State } from '../links/state.ts';
import type { PageView } from '../view/page-view.ts';

/** The last position of each game, by the game's name. */
const kept: Map<string, Place> = new Map();

/** Store the position of a game that the reader leaves, to be used when the reader returns. */
export function keepPosition(game: string, position: string) {
  const name = cardOf(game)?.name;
  if (name && position.trim()) kept.set(name, { game, position });
}

/**
 * Return a starting position after a change of game: the position stored for the same game; otherwise the
 * position stored for the same kind of game or else the present position, whichever is valid first; otherwise
 * an example. The example for a game given by a rule consists of heaps.
 * @param position the present position, which belongs to the previous game
 */
export async function placeIn(game: string, position: string) {
  await readLine(game);
  const card = cardOf(game);
  const own = kept.get(card?.name ?? '');
  if (own?.game === game) return own.position;
  for (const place of own ? [own.position, position] : [position]) {
    if (await isPosition(game, place)) return place;
  }
  if (!isTyped(card)) return example(game, 1);
  return lineOf(game)?.numbers === 3 ? '4 3 2' : exampleHeaps;
}

const isPosition = (game: string, position: string) =>
  describe(game, position).then(
    () => true,
    () => false,
  );

/**
 * Return the state after a change of game in a view without a board. A game of the same kind keeps the
 * position, since the user may have typed it.
 * @param position the starting position for a game of another kind
 */
export function newGame(state: State, game: string, position: string) {
  const fits = cardOf(game)?.name === cardOf(state.game)?.name;
  const place = fits ? state.position : position;
  return { game, position: place, start: place, moves: [] };
}

/**
 * Replace the position of a view without a board if it is invalid in the game, so that links to the board
 * work.
 * @param before the previous state; nothing is done if it has the same game
 */
export async function fitPosition(view: PageView, before: State | null | undefined) {
  if (before?.game === view.state.game) return;
  const { game, position } = view.state;
  if (await isPosition(game, position)) return;
  if (before) keepPosition(before.game, before.position);
  const place = await placeIn(game, position).catch(() => position);
  const { state } = view;
  if (place === position || !view.isConnected || state.game !== game || state.position !== position)
    return;
  view.patch({ position: place, start: place, moves: [] });
}
