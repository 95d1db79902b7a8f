/** Drawn graphs and the core: a text becomes a drawing, and a drawing a game with its position. */
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

/** Options of a call of the core, which can be cancelled. */
interface Call {
  signal?: AbortSignal;
}

/** A graph with more nodes or edges than this is played, and not drawn. */
const MOST = { nodes: 120, edges: 300 };

const isSmall = ({ nodes, edges }: Pasted) =>
  nodes.length <= MOST.nodes && edges.length <= MOST.edges;

const sketchOf = ({ nodes, edges, tokens }: Pasted): Sketch => ({
  nodes: nodes.map((name) => ({ name, x: 0, y: 0 })),
  edges,
  tokens,
});

/**
 * The drawing of a text in any of the formats for graphs, arranged for a frame; null for a graph that is too large to be drawn.
 * @throws the error of a text that is no graph for the game
 */
export async function sketchOfText(text: string, game: GraphGame, frame: Frame, call: Call = {}) {
  const found = await readGraph(text, { game, ...call });
  return isSmall(found) ? arranged(sketchOf(found), TRAITS[game], frame) : null;
}

/**
 * The drawing of a game's position; empty for a game without a graph, and for a graph that is too large.
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
  // Geography writes the nodes that the token has left before its present node.
  const tokens = nodes.slice(-traits.tokens);
  const left = nodes.slice(0, nodes.length - tokens.length).sort((a, b) => b - a);
  return arranged(left.reduce(withoutNode, { ...sketch, tokens }), traits, frame);
}

/** Whether a game is under misère play. */
export const isMisere = (game: string) => Boolean(lineOf(game)?.misere);

/**
 * The game on a drawn graph, and its position; an empty position if tokens move and no node has one.
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

/** The game and its position, or an example's tokens if there are none. */
export const startOf = async ({ game, position }: Place): Promise<Place> => ({
  game,
  position: position || (await example(game, 1)),
});
