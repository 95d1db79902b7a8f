/**
 * A picture of the parts of a sum. A table shows the SG values of the parts in binary; below the table are
 * the options of the marked part.
 */
import { markup } from '../../ui/text/markup.ts';
import { bits } from './bits.ts';
import { values } from './values.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Of {
  game: string;
  parts: string[];
  /** The SG value of each part. */
  values: number[];
}

interface Frame {
  /** The names of the parts in this frame, which replace the initial parts; `values` are their SG values. */
  parts?: string[];
  values?: number[];
  /** Whether the nim-sum is shown; true by default. */
  sum?: boolean;
  /** The marked column, as a power of two. */
  column?: number;
  /** The index of the marked part, from 0. */
  row?: number;
  /**
   * The name and the SG value of the option that replaces the marked part; the name is `?` if the option is
   * not known yet.
   */
  becomes?: [string, number];
  /** The options of the marked part, each with its SG value. */
  options?: [string, number][];
  /** The SG value to mark among the options. */
  wanted?: number;
  /** Whether the mex of the options is marked. */
  mex?: boolean;
  /** Replies of the opponent: positions, each with its nim-sum. */
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
