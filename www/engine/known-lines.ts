/**
 * The stored properties of game lines. Every answer of `readGame` and `describe` is stored here, and the
 * lines of the list of games are known from the start, so that names and pictures need not wait for a call.
 */
import { MexError } from './errors.ts';
import { games } from './wasm/games.js';
import { lines } from './wasm/lines.js';
import { usualLine } from './usual-line.ts';
import type { GameLine } from './types.ts';

/**
 * The stored result for a text. `line` is null if the text is no valid line, and `card` is the name of the
 * game whose notation the text begins with, if any.
 */
type Known = { line: GameLine | null; card: string | undefined };

/** The largest number of texts stored besides those of the list of games. */
const KEPT = 2000;

const listed: Map<string, Known> = new Map(
  games.flatMap((entry) => {
    const line = lines[entry.name] ?? usualLine(entry);
    return [entry.game, line.canonical].map((key) => [key, knownAs(line)] as const);
  }),
);

const read: Map<string, Known> = new Map();

function knownAs(line: GameLine): Known {
  return { line, card: line.card };
}

/** @returns undefined if the core has not parsed the text yet */
export const knownOf = (text: string): Known | undefined => listed.get(text) ?? read.get(text);

/** Return the properties of a line, or null if the text is invalid or not parsed yet. */
export const lineOf = (text: string) => knownOf(text)?.line ?? null;

/** Store the core's answer about a text. */
export function keepLine(text: string, { card, misere, numbers, canonical }: GameLine) {
  const known = knownAs({ card, misere, numbers, canonical });
  keep(text, known);
  if (canonical !== text) keep(canonical, known);
}

/** Store that a text is no valid line. Errors about other fields are ignored. */
export function keepFailure(text: string, error: unknown) {
  if (!(error instanceof MexError) || error.details.field !== 'game') return;
  keep(text, { line: null, card: error.details.card });
}

function keep(text: string, known: Known) {
  read.delete(text);
  read.set(text, known);
  if (read.size > KEPT) read.delete(read.keys().next().value as string);
}
