/**
 * The pictures beside a proof. Each picture is a function of its data and of the frame of the current proof
 * step. The function returns markup with a text alternative, so that the web page and the printed lesson show
 * the same picture.
 */
import { bits } from './bits.ts';
import { cases } from './cases.ts';
import { cells } from './cells.ts';
import { counts } from './counts.ts';
import { graph } from './graph.ts';
import { grid } from './grid.ts';
import { heaps } from './heaps.ts';
import { stairs } from './stairs.ts';
import { sum } from './sum.ts';
import { values } from './values.ts';
import { venn } from './venn.ts';
import { styleSheets } from '../../ui/style/style-sheets.ts';
import style from './picture.css?inline';
import type { Markup } from '../../ui/text/markup.ts';
import type { Translate } from '../../i18n/languages.ts';

const pictures = {
  bits,
  heaps,
  graph,
  venn,
  values,
  sum,
  grid,
  stairs,
  cells,
  cases,
  counts,
};

export type Pictures = typeof pictures;

/** The data of a picture, under the name of the picture's kind. */
export type Spec = { [K in keyof Pictures]: Record<K, Parameters<Pictures[K]>[0]> }[keyof Pictures];

/** The part of a picture that changes with each step of the proof. */
export type Frame<K extends keyof Pictures = keyof Pictures> = Parameters<Pictures[K]>[1];

/** A picture with its frames: one before the first step of the proof, and one for each step. */
export type Drawn<Kind extends keyof Pictures = keyof Pictures> = {
  [K in Kind]: { spec: Record<K, Parameters<Pictures[K]>[0]>; frames: Frame<K>[] };
}[Kind];

export function picture(spec: Spec, frame: Frame | undefined, t: Translate): Markup {
  const [[kind, of]] = Object.entries(spec);
  if (!Object.hasOwn(pictures, kind)) throw new Error(`no picture of ${kind}`);
  // The type `Spec` guarantees that data and frame belong to the same kind of picture, which TypeScript
  // cannot infer.
  return pictures[kind as keyof Pictures](of as never, (frame ?? {}) as never, t);
}

export const pictureKinds = Object.keys(pictures);

export const pictureStyle = styleSheets(style);
