/** One view for each kind of step in an explanation. */
import { html, nothing } from 'lit';
import { moore, nimSum } from './columns.js';
import { conclusion, golden, mexOf, search, theorem, winning, zeckendorf } from './proofs.js';
import * as tables from './tables.js';

/** @typedef {import('../engine/types.js').WhyStep} WhyStep */

/**
 * What a move changes: its name, its value in the nim-sum where that is shown, and its new size
 * where the size is the value.
 * @typedef {{part: string | null, row?: number | string, left?: number | string}} Moved
 */

/**
 * What a step's view needs to find its words.
 * @typedef {object} Words
 * @property {import('../i18n/index.js').Lang} lang
 * @property {(key: string, args?: any) => string} t
 * @property {string} head the head of a column of parts: heap, step, node …
 * @property {(label: string) => unknown} name a part by its label
 * @property {(text: string) => string} place a position's text, where it may be empty
 * @property {(move: any) => Moved} moved
 * @property {boolean} misere
 * @property {boolean} parted whether the position is a sum of parts that have values
 * @property {(move: any) => string} say a move in words
 * @property {(text: string, to: string) => void} tryMove
 * @property {'N' | 'P'} outcome
 * @property {number | string | null} sum the nim-sum of the parts, where there is one
 */

/**
 * Every kind of step has its view, or types do not check.
 * @type {{ [K in WhyStep['kind']]: (step: import('../engine/types.js').WhyStepOf<K>, words: Words) => unknown }}
 */
export const VIEWS = {
  theorem,
  'nim-sum': nimSum,
  'moore-columns': moore,
  ones: tables.ones,
  period: tables.period,
  interval: tables.interval,
  'odd-steps': tables.oddSteps,
  mirror: tables.mirror,
  odious: tables.odious,
  values: tables.values,
  gaps: tables.gaps,
  stems: tables.stems,
  ratio: tables.ratio,
  largest: tables.largest,
  mex: mexOf,
  merge: tables.merge,
  residues: tables.residues,
  golden,
  zeckendorf,
  'graph-values': tables.graphValues,
  winning,
  conclusion,
  search,
};

/** @param {WhyStep} step @param {Words} words */
function viewOf(step, words) {
  return /** @type {(step: any, words: Words) => unknown} */ (VIEWS[step.kind])(step, words);
}

/**
 * @param {WhyStep[]} steps
 * @param {Words} words
 * @param {boolean} open whether winning moves may be shown
 */
export function explanation(steps, words, open) {
  const shown = steps.filter((step) => (open || step.kind !== 'winning') && !isTrivial(step));
  if (shown.length === 0) return nothing;
  return html`<ol class="steps" part="steps">
    ${shown.map((step) => html`<li class="step">${viewOf(step, words)}</li>`)}
  </ol>`;
}

/** A sum of one part says nothing. @param {WhyStep} step */
function isTrivial(step) {
  return step.kind === 'nim-sum' && step.rows.length + step.more < 2;
}
