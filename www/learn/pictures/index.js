/**
 * The pictures beside a proof. Each is a function of its data and the frame of the step and returns
 * markup with a text alternative, so that the live page and print show the same.
 *
 * @typedef {(key: string, args?: any) => string} T
 * @typedef {{ bits: string } | { heaps: number[] } | { graph: import('./graph.js').Graph }
 *   | { venn: string[] } | { cells: import('./cells.js').Cells }
 *   | { cases: import('./cases.js').Cases } | { counts: import('./counts.js').Counts }
 *   | { values: import('./values.js').Of } | { sum: import('./sum.js').Of }
 *   | { grid: import('./grid.js').Of } | { strip: import('./strip.js').Of } | { stairs: number[] }} Spec
 */
import { css } from 'lit';
import { bits, bitsStyle } from './bits.js';
import { cases, casesStyle } from './cases.js';
import { cells, cellsStyle } from './cells.js';
import { counts, countsStyle } from './counts.js';
import { graph, graphStyle } from './graph.js';
import { grid, gridStyle } from './grid.js';
import { heaps, heapsStyle } from './heaps.js';
import { stairs, stairsStyle } from './stairs.js';
import { strip, stripStyle } from './strip.js';
import { sum, sumStyle } from './sum.js';
import { values, valuesStyle } from './values.js';
import { venn, vennStyle } from './venn.js';

/** @type {Record<string, (of: any, frame: any, t: T) => import('../../ui/text/markup.ts').Markup>} */
const pictures = {
  bits,
  heaps,
  graph,
  venn,
  values,
  sum,
  grid,
  strip,
  stairs,
  cells,
  cases,
  counts,
};

/**
 * @param {Spec} spec
 * @param {any} frame
 * @param {T} t
 */
export function picture(spec, frame, t) {
  const [[kind, of]] = Object.entries(spec);
  if (!Object.hasOwn(pictures, kind)) throw new Error(`no picture of ${kind}`);
  return pictures[kind](of, frame ?? {}, t);
}

export const pictureKinds = Object.keys(pictures);

export const pictureStyle = [
  css`
    .picture {
      display: grid;
      gap: 8px;
      justify-items: center;
      margin: 0;
    }
    .picture svg {
      display: block;
      max-width: 100%;
      height: auto;
      overflow: visible;
    }
    .picture figcaption {
      font-size: calc(0.875 * var(--mex-em, 1rem));
      color: var(--mex-ink-soft);
      text-align: center;
    }
    .picture text {
      font-family: var(--mex-font);
      fill: var(--mex-ink);
    }
    @media (prefers-reduced-motion: no-preference) {
      .picture .new {
        animation: come 420ms var(--mex-ease);
      }
    }
    @keyframes come {
      from {
        opacity: 0;
        scale: 0.86;
      }
    }
  `,
  bitsStyle,
  heapsStyle,
  graphStyle,
  vennStyle,
  cellsStyle,
  casesStyle,
  countsStyle,
  valuesStyle,
  sumStyle,
  gridStyle,
  stripStyle,
  stairsStyle,
];
