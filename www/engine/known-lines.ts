/**
 * What the core has said of game lines. Every answer of `readGame` and `describe` is kept here, and the
 * lines of the list of games are known from the start, so that names and pictures need not wait for a call.
 */
import { MexError } from './errors.ts';
import { games } from './wasm/games.js';
import { lines } from './wasm/lines.js';
import { usualLine } from './usual-line.ts';
import type { GameLine } from './types.ts';

/**
 * `line` is null for a text that is no game line; `card` is the game whose notation it begins, if
 * it begins one
 */
type Known = { line: GameLine | null; card: string | undefined };

/** The number of texts kept besides those of the list of games. */
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

/** @returns undefined before the core was asked */
export const knownOf = (text: string): Known | undefined => listed.get(text) ?? read.get(text);

/** The line that a text is; null if it is none, or was not read yet. */
export const lineOf = (text: string) => knownOf(text)?.line ?? null;

/** Keeps what the core said of a text. */
export function keepLine(text: string, { card, misere, numbers, canonical }: GameLine) {
  const known = knownAs({ card, misere, numbers, canonical });
  keep(text, known);
  if (canonical !== text) keep(canonical, known);
}

/** Keeps that the core could not read a text. Other errors say nothing of the line. */
export function keepFailure(text: string, error: unknown) {
  if (!(error instanceof MexError) || error.details.field !== 'game') return;
  keep(text, { line: null, card: error.details.card });
}

function keep(text: string, known: Known) {
  read.delete(text);
  read.set(text, known);
  if (read.size > KEPT) read.delete(read.keys().next().value as string);
}
