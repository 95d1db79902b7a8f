/**
 * SG values of heaps 0, 1, 2, … in a strip that can be folded into rows: which values a value is
 * made of, and stretches of the strip that are alike.
 */
import { markup } from '../../ui/text/markup.ts';
import { styleSheets } from '../../ui/style/style-sheets.ts';
import style from './strip.css?inline';
import type { T } from './index.ts';

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
  const { upto = values.length - 1, columns = 10, at, reads = [], alike = [] } = frame;
  const shown = values.slice(0, upto + 1);
  const within = (n: number) => alike.some(([from, to]) => n >= from && n <= to);
  const cell = (value: number, n: number) => {
    const marks = [n === at && 'here', reads.includes(n) && 'reads', within(n) && 'alike'];
    return markup`<span class="${marks.filter(Boolean).join(' ')}"><small>${n}</small>${value}</span>`;
  };
  const label = t('learn.picture.strip', { values: shown, at, reads, alike });
  return markup`<figure class="picture strip"><div class="drawn of-${columns}" role="img" aria-label="${label}">${shown.map(cell)}</div></figure>`;
}

/** The maximum length of a row. */
const LONGEST = 64;

/** As classes, since strict policies forbid style attributes. */
const rows = Array.from(
  { length: LONGEST },
  (_, i) => `.strip .of-${i + 1} { --columns: ${i + 1} }`,
);

export const stripStyle = styleSheets(rows.join('\n'), style);
