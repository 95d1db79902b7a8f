/**
 * SG values of heaps 0, 1, 2, … in a strip that can be folded into rows: which values a value is
 * made of, and stretches of the strip that are alike.
 */
import { css, unsafeCSS } from 'lit';
import { markup } from '../../ui/text/markup.ts';
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
  const label = t('learn.picture.strip', { values: shown, at, reads, alike, columns });
  return markup`<figure class="picture strip"><div class="drawn of-${columns}" role="img" aria-label="${label}">${shown.map(cell)}</div></figure>`;
}

/** The maximum length of a row. */
const LONGEST = 64;

/** As classes, since strict policies forbid style attributes. */
const rows = Array.from(
  { length: LONGEST },
  (_, i) => `.strip .of-${i + 1} { --columns: ${i + 1} }`,
);

export const stripStyle = css`
  ${unsafeCSS(rows.join('\n'))}
  .strip .drawn {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 38px));
    gap: 3px;
    justify-content: center;
    width: 100%;
    font-variant-numeric: tabular-nums;
  }
  .strip .drawn > span {
    display: grid;
    justify-items: center;
    padding-block: 2px 4px;
    border: 1px solid var(--mex-line);
    border-radius: 7px;
    background: var(--mex-surface);
    line-height: 1.25;
  }
  .strip small {
    font-size: calc(0.75 * var(--mex-em, 1rem));
    color: var(--mex-ink-soft);
  }
  .strip .drawn > .alike {
    background: var(--mex-accent-soft);
    border-color: var(--mex-accent);
    color: var(--mex-accent);
    font-weight: 700;
  }
  .strip .drawn > .reads {
    background: var(--mex-accent-soft);
    border: 2px solid var(--mex-accent);
    font-weight: 700;
  }
  .strip .drawn > .here {
    background: var(--mex-amber-soft);
    border: 2px solid var(--mex-amber);
    font-weight: 700;
  }
`;
