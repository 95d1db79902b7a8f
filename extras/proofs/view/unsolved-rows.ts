/**
 * The octal games with long or unknown periods, as `python -m mexplorer.observatory` writes them.
 * docs/unsolved.md defines each figure.
 */
import rows from '../../../docs/unsolved.json' with { type: 'json' };

export interface Row {
  game: string;
  /** The digits of the game's code, without the word `octal`. */
  code: string;
  /** The largest heap whose value was computed. */
  reached: number;
  /** The largest value of the heaps up to `reached`. */
  largest: number;
  /** The first heap with the largest value. */
  heap: number;
  /**
   * The bit mask that defines rare heaps, in hexadecimal. It is followed by `+ n` if rarity also depends on
   * the parity of the heap.
   */
  mask: string;
  /** The number of rare heaps. */
  rare: number;
  /** The last rare heap. */
  last: number;
  /**
   * The period if this project has proven it. `heap` is the last heap of the computation, if that is beyond
   * `reached`.
   */
  period: { preperiod: number; length: number; heap?: number } | null;
  /** The furthest published result: the number of heaps without a period, or a period. */
  elsewhere: {
    heaps?: number;
    preperiod?: number;
    length?: number;
    by: string;
    source: string;
    status: string;
  } | null;
}

/** A row of the JSON file. Unknown figures are absent. */
interface Written {
  code: string;
  reached?: number;
  largest?: number;
  largest_heap?: number;
  mask?: number;
  parity?: boolean;
  rare?: number;
  last_rare?: number;
  proven?: boolean;
  preperiod?: number | string;
  length?: number | string;
  further?: Row['period'];
  elsewhere?: Row['elsewhere'];
}

export const unsolved: Row[] = (rows as Written[]).map((row) => ({
  game: row.code,
  code: row.code.split(' ').at(-1) ?? '',
  reached: row.reached ?? 0,
  largest: row.largest ?? 0,
  heap: row.largest_heap ?? 0,
  mask: `${(row.mask ?? 0).toString(16)}${row.parity ? ' + n' : ''}`,
  rare: row.rare ?? 0,
  last: row.last_rare ?? 0,
  period: row.proven
    ? { preperiod: Number(row.preperiod), length: Number(row.length) }
    : (row.further ?? null),
  elsewhere: row.elsewhere ?? null,
}));

/** Return whether this project has proven a period of the published length. */
export const isProvenHere = ({ period, elsewhere }: Row): boolean =>
  period !== null && elsewhere !== null && period.length === elsewhere.length;

/** The functions that compare two rows, keyed by the name of the column that orders them. */
export const orders: Record<string, (a: Row, b: Row) => number> = {
  game: () => 0,
  reached: (a, b) => b.reached - a.reached,
  rare: (a, b) => a.rare - b.rare,
  last: (a, b) => a.last - b.last,
  period: (a, b) => Number(!a.period) - Number(!b.period),
  elsewhere: (a, b) => Number(!a.elsewhere) - Number(!b.elsewhere),
};
