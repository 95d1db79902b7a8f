/** Convert texts into drawings, and drawings into a game with its position, by calls of the core. */
import { describe, readGraph } from '../engine/api.ts';
import { lineOf } from '../engine/known-lines.ts';
import { example } from '../ui/element/example.ts';
import { readLine } from '../ui/element/game-lines.ts';
import { arranged } from './arrange.ts';
import { TRAITS, drawnGame } from './drawn-games.ts';
import { EMPTY, withoutNode } from './sketch.ts';
import { edgesText, tokensText } from './sketch-text.ts';
import type { Frame } from './arrange.ts';
import type { GraphGame, Pasted, Place } from '../engine/types.ts';
import type { Sketch } from './sketch.ts';

/** The options of a call of the core, with the signal that cancels the call. */
interface Call {
  signal?: AbortSignal;
}

/** The largest graph that is drawn; a larger graph can only be played. */
const MOST = { nodes: 120, edges: 300 };

const isSmall = ({ nodes, edges }: Pasted) =>
  nodes.length <= MOST.nodes && edges.length <= MOST.edges;

const sketchOf = ({ nodes, edges, tokens }: Pasted): Sketch => ({
  nodes: nodes.map((name) => ({ name, x: 0, y: 0 })),
  edges,
  tokens,
});

/**
 * Return the drawing of a text in any of the formats for graphs, arranged for a frame, or null if the graph
 * is too large to be drawn.
 * @throws the error of a text that is no graph for the game
 */
export async function sketchOfText(text: string, game: GraphGame, frame: Frame, call: Call = {}) {
  const found = await readGraph(text, { game, ...call });
  return isSmall(found) ? arranged(sketchOf(found), TRAITS[game], frame) : null;
}

/**
 * Return the drawing of a game's position. The drawing is empty if the game has no graph, or if the graph is
 * too large.
 * @throws the error of a game or position that cannot be read
 */
export async function sketchOfGame({ game, position }: Place, frame: Frame): Promise<Sketch> {
  await readLine(game);
  const name = drawnGame(game);
  if (!name) return EMPTY;
  const traits = TRAITS[name];
  const found = await readGraph(traits.tokens ? game : position, { game: name });
  if (!isSmall(found)) return EMPTY;
  const sketch = sketchOf(found);
  const named = traits.tokens ? position.trim().split(/\s+/u) : [];
  const nodes = named.map((word) => found.nodes.indexOf(word)).filter((node) => node >= 0);
  // A position of Geography lists the nodes that the token has left, then its current node.
  const tokens = nodes.slice(-traits.tokens);
  const left = nodes.slice(0, nodes.length - tokens.length).sort((a, b) => b - a);
  return arranged(left.reduce(withoutNode, { ...sketch, tokens }), traits, frame);
}

/** Return whether a game's line has misère play. */
export const isMisere = (game: string) => Boolean(lineOf(game)?.misere);

/**
 * Return the game on a drawn graph, and its position. The position is empty if the game needs tokens and no
 * node has a token.
 * @throws the error of a graph that the game does not allow
 */
export async function placeOf(
  sketch: Sketch,
  { game, misere }: { game: GraphGame; misere: boolean },
  call: Call = {},
): Promise<Place> {
  const traits = TRAITS[game];
  const text = [game, edgesText(sketch, traits), misere ? 'misere' : ''].join(' ');
  const { game: line, position } = await readGraph(text.trim(), call);
  const tokens = tokensText(sketch);
  if (!traits.tokens || !tokens) return { game: line, position };
  return { game: line, position: (await describe(line, tokens, call)).position };
}

/** Return the game and its position, or the position of an example if the position is empty. */
export const startOf = async ({ game, position }: Place): Promise<Place> => ({
  game,
  position: position || (await example(game, 1)),
});
