/**
 * SG values of heaps 0, 1, 2, … in a strip that can be folded into rows: which values a value is
 * made of, and stretches of the strip that are alike.
 */
import { markup } from '../../ui/text/markup.ts';
import { figure, marks, upto } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Of {
  /** What the values are of; the tests ask the engine for them. */
  game: string;
  values: number[];
}

interface Frame {
  /** The last heap that is shown; all if nothing is said. */
  upto?: number;
  /** How long a row is. */
  columns?: number;
  /** The heap that is spoken of. */
  at?: number;
  /** The heaps that its value is made of. */
  reads?: number[];
  /** Stretches that are alike, each from and to. */
  alike?: [number, number][];
}

export function strip({ values }: Of, frame: Frame, t: T) {
  const { upto: last = values.length - 1, columns = 10, at, reads = [], alike = [] } = frame;
  const shown = values.slice(0, last + 1);
  const cell = (value: number, n: number) => {
    const lit = reads.includes(n) || alike.some(([from, to]) => n >= from && n <= to);
    return markup`<span class="${marks('cell', lit && 'lit', n === at && 'at')}"><small>${n}</small>${value}</span>`;
  };
  const label = t('learn.picture.strip', { values: shown, at, reads, alike });
  return figure(
    'strip',
    markup`<div class="drawn of-${columns}" role="img" aria-label="${label}">${shown.map(cell)}</div>`,
  );
}

/** The maximum length of a row. */
const LONGEST = 64;

/** The lengths of rows as classes, since strict policies forbid style attributes. */
export const stripRows = upto(LONGEST + 1)
  .map((i) => `.strip .of-${i} { --columns: ${i} }`)
  .join('\n');
