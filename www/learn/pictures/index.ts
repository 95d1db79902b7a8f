/**
 * The pictures beside a proof. Each is a function of its data and the frame of the step and returns
 * markup with a text alternative, so that the live page and print show the same.
 */
import { css } from 'lit';
import { bits, bitsStyle } from './bits.ts';
import { cases, casesStyle } from './cases.ts';
import { cells, cellsStyle } from './cells.ts';
import { counts, countsStyle } from './counts.ts';
import { graph, graphStyle } from './graph.ts';
import { grid, gridStyle } from './grid.ts';
import { heaps, heapsStyle } from './heaps.ts';
import { stairs, stairsStyle } from './stairs.ts';
import { strip, stripStyle } from './strip.ts';
import { sum, sumStyle } from './sum.ts';
import { values, valuesStyle } from './values.ts';
import { venn, vennStyle } from './venn.ts';
import type { Markup } from '../../ui/text/markup.ts';
import type { Translate, Translate as T } from '../../i18n/languages.ts';

export type { Translate as T };

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

export type Pictures = typeof pictures;

/** The data of a picture, by its kind. */
export type Spec = { [K in keyof Pictures]: Record<K, Parameters<Pictures[K]>[0]> }[keyof Pictures];

/** What changes from step to step of a picture. */
export type Frame<K extends keyof Pictures = keyof Pictures> = Parameters<Pictures[K]>[1];

/** A picture with a frame for each step. */
export type Drawn = {
  [K in keyof Pictures]: { spec: Record<K, Parameters<Pictures[K]>[0]>; frames: Frame<K>[] };
}[keyof Pictures];

export function picture(spec: Spec, frame: Frame | undefined, t: T): Markup {
  const [[kind, of]] = Object.entries(spec);
  if (!Object.hasOwn(pictures, kind)) throw new Error(`no picture of ${kind}`);
  // Data and frame are of the same kind.
  return pictures[kind as keyof Pictures](of as never, (frame ?? {}) as never, t);
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
