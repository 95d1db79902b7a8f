/**
 * The possible meanings of a typed text, called readings, and the game or view that each leads to. This
 * module does not use the DOM.
 */
import { readings } from '../engine/api.ts';
import { extras } from '../extras.ts';
import { defaults, readLink, writeLink } from '../links/state.ts';
import type { Place, Reading } from '../engine/types.ts';

/** A possible meaning of a text that is a game. */
export type GameReading = Reading & { game: string; card: string };

export const isGame = (reading: Reading): reading is GameReading => reading.game !== null;

/** Return the possible meanings of a text; none if the core cannot be loaded. */
export const readingsOf = (text: string) => readings(text).catch((): Reading[] => []);

/** Return the meaning of a text if the core is certain of it, otherwise null. */
export const certainOf = (all: readonly Reading[]) => (all[0]?.certain ? all[0] : null);

/** Return the game of a meaning, with the position of the text or a suitable one. */
export async function placeOf({ game, position }: GameReading, before = ''): Promise<Place> {
  const { placeIn } = await import('./new-game.ts');
  return { game, position: position ?? (await placeIn(game, before)) };
}

/** The extra that shows practice problems; undefined if there is none. */
export const problems = extras.find((extra) => extra.problem)?.problem;

/**
 * Return the link to the problem or view that a text means. Return null for any other meaning, or if no view
 * shows problems.
 */
export function linkOf({ problem, view }: Reading) {
  if (problem) return problems ? writeLink({ ...defaults, ...problems.at(problem) }) : null;
  if (!view) return null;
  const fields = new URLSearchParams(view.fields as Record<string, string>);
  return writeLink(readLink(`#v1/${view.name}?${fields}`).state);
}

/** A part of a text, and whether the part was not understood. */
interface Stretch {
  text: string;
  left: boolean;
}

/**
 * The number of characters that stay of a long understood part next to each part that was not understood; the
 * other characters are replaced by "…".
 */
const ENDS = 16;

function shortened(text: string, isFirst: boolean, isLast: boolean) {
  const signs = [...text];
  if (signs.length <= 2 * ENDS + 1) return text;
  const [head, tail] = [signs.slice(0, ENDS), signs.slice(-ENDS)].map((part) => part.join(''));
  return `${isFirst ? '' : head}…${isLast ? '' : tail}`;
}

/**
 * Split a text into parts that were understood and parts that were not.
 * @param rest the ranges that were not understood, from left to right
 */
export function stretches(text: string, rest: readonly [number, number][]): Stretch[] {
  const out: Stretch[] = [];
  let at = 0;
  for (const [start, end] of rest) {
    if (start > at) {
      const between = shortened(text.slice(at, start), at === 0, false);
      out.push({ text: between, left: false });
    }
    out.push({ text: text.slice(start, end), left: true });
    at = end;
  }
  if (at < text.length) {
    out.push({ text: shortened(text.slice(at), at === 0, true), left: false });
  }
  return out;
}
