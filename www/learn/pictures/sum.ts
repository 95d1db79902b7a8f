/**
 * The parts of a position by their SG values, in binary columns as Nim is written, and below them the
 * options of the part that is spoken of.
 */
import { markup } from '../../ui/text/markup.ts';
import { bits } from './bits.ts';
import { values } from './values.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Of {
  game: string;
  parts: string[];
  /** Of the parts. */
  values: number[];
}

interface Frame {
  /** Others than at first, with their `values`. */
  parts?: string[];
  values?: number[];
  /** Whether the sum is shown; it is, if nothing is said. */
  sum?: boolean;
  /** The marked column, as a power of two. */
  column?: number;
  /** The marked part, from 0. */
  row?: number;
  /**
   * What the marked part becomes, and its value; `?` where it is not yet known which option that is.
   */
  becomes?: [string, number];
  /** Of the marked part, with their values. */
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
