/**
 * The games that are played on a graph, and the features of a drawing that each supports, without access to the
 * DOM.
 */
import { nameOf } from '../games.ts';
import type { GraphGame } from '../engine/types.ts';

/** The features of drawings for a game. */
export interface Traits {
  /** Edges have directions. */
  readonly arrows: boolean;
  /** Tokens on the nodes at most. */
  readonly tokens: number;
  /** All plants grow from the ground, the node named `GROUND`. */
  readonly ground: boolean;
  /** An edge may join a node with itself. */
  readonly loops: boolean;
  /** Several edges may join the same two nodes. */
  readonly parallel: boolean;
}

export const GROUND = '0';

const net: Traits = { arrows: false, tokens: 0, ground: false, loops: false, parallel: false };
const plant: Traits = { ...net, ground: true };

/** The games in the order of the offers. */
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

/** The game of a line, if it is played on a graph. */
export function drawnGame(line: string): GraphGame | null {
  const name = nameOf(line);
  return drawnGames.find((game) => game === name) ?? null;
}
