/** The games that are played on a graph, and the features that the drawing of each game supports. */
import { nameOf } from '../games.ts';
import type { GraphGame } from '../engine/types.ts';

/** The features that drawings of a game support. */
export interface Traits {
  /** Whether edges have directions. */
  readonly arrows: boolean;
  /** The largest number of tokens on the nodes. */
  readonly tokens: number;
  /** Whether the graph is a plant that grows from the ground, the node named `GROUND`. */
  readonly ground: boolean;
  /** Whether an edge may join a node with itself. */
  readonly loops: boolean;
  /** Whether several edges may join the same two nodes. */
  readonly parallel: boolean;
}

export const GROUND = '0';

const net: Traits = { arrows: false, tokens: 0, ground: false, loops: false, parallel: false };
const plant: Traits = { ...net, ground: true };

/** The features of each game, in the order in which the games are offered. */
export const TRAITS: Readonly<Record<GraphGame, Traits>> = {
  graph: { ...net, arrows: true, tokens: Infinity, loops: true },
  geography: { ...net, tokens: 1 },
  'node-kayles': net,
  'arc-kayles': net,
  hackenbush: { ...plant, loops: true, parallel: true },
  prune: plant,
  uproot: plant,
};

export const drawnGames = Object.keys(TRAITS) as GraphGame[];

/** Return the name of a line's game if it is played on a graph, otherwise null. */
export function drawnGame(line: string): GraphGame | null {
  const name = nameOf(line);
  return drawnGames.find((game) => game === name) ?? null;
}
