/** What a text may mean: its readings, and where each leads. Independent of the DOM. */
import { readings } from '../engine/api.ts';
import { extras } from '../extras.ts';
import { defaults, readLink, writeLink } from '../links/state.ts';
import type { Place, Reading } from '../engine/types.ts';

/** A reading that is a game. */
export type GameReading = Reading & { game: string; card: string };

export const isGame = (reading: Reading): reading is GameReading => reading.game !== null;

/** The readings of a text; none while the core is out of reach. */
export const readingsOf = (text: string) => readings(text).catch((): Reading[] => []);

/** The reading that a text certainly means. */
export const certainOf = (all: readonly Reading[]) => (all[0]?.certain ? all[0] : null);

/** The game of a reading, at a position of it. */
export async function placeOf({ game, position }: GameReading, before = ''): Promise<Place> {
  const { placeIn } = await import('./new-game.ts');
  return { game, position: position ?? (await placeIn(game, before)) };
}

/** The extra that shows practice problems. */
export const problems = extras.find((extra) => extra.problem)?.problem;

/**
 * The link to the problem or the view of a reading; null for any other reading, and if no view shows
 * problems.
 */
export function linkOf({ problem, view }: Reading) {
  if (problem) return problems ? writeLink({ ...defaults, ...problems.at(problem) }) : null;
  if (!view) return null;
  const fields = new URLSearchParams(view.fields as Record<string, string>);
  return writeLink(readLink(`#v1/${view.name}?${fields}`).state);
}

/** A stretch of a text, and whether it was not understood. */
interface Stretch {
  text: string;
  left: boolean;
}

/** The count of characters at each end to which longer understood stretches are shortened. */
const ENDS = 16;

function shortened(text: string, isFirst: boolean, isLast: boolean) {
  const signs = [...text];
  if (signs.length <= 2 * ENDS + 1) return text;
  const [head, tail] = [signs.slice(0, ENDS), signs.slice(-ENDS)].map((part) => part.join(''));
  return `${isFirst ? '' : head}…${isLast ? '' : tail}`;
}

/**
 * Split a text by the spots that a reading leaves over.
 * @param rest spots from left to right, as in a reading
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
