/**
 * The parts of a position by their SG values, in binary columns as for Nim, and below them the
 * options of the part that the step is about.
 */
import { markup } from '../../ui/text/markup.ts';
import { bits } from './bits.ts';
import { values } from './values.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Of {
  game: string;
  parts: string[];
  /** The names of the parts. */
  values: number[];
}

interface Frame {
  /** Parts that replace the initial ones, with their `values`. */
  parts?: string[];
  values?: number[];
  /** Whether the sum is shown; true by default. */
  sum?: boolean;
  /** The marked column, as a power of two. */
  column?: number;
  /** The marked part, from 0. */
  row?: number;
  /** The new marked part and its value; `?` if the option is not known yet. */
  becomes?: [string, number];
  /** The options of the marked part, with their values. */
  options?: [string, number][];
  /** The value that is looked for among them. */
  wanted?: number;
  /** Whether their mex is marked. */
  mex?: boolean;
  /** positions, each with its sum */
  replies?: [string, number][];
}

export function sum(of: Of, frame: Frame, t: T) {
  const {
    parts = of.parts,
    values: now = of.values,
    becomes,
    options,
    row = -1,
    wanted,
    mex,
  } = frame;
  const table = bits(
    of.values.join(' '),
    { ...frame, heaps: now, names: parts, renamed: becomes?.[0], becomes: becomes?.[1] },
    t,
  );
  if (!options) return table;
  const below = { game: of.game, from: parts[row], options };
  return markup`<div class="picture">${table}${values(below, { known: true, line: true, wanted, mex }, t)}</div>`;
}
