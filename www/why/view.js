/** One view for each kind of step in an explanation. */
import { html, nothing } from 'lit';
import { argument, refutations, sayable } from './arguments.js';
import { matching } from './matching.js';
import { moore, nimSum } from './columns.js';
import { conclusion, golden, mexOf, search, theorem, winning, zeckendorf } from './proofs.js';
import * as tables from './tables.js';

/** @typedef {import('../engine/types.ts').WhyStep} WhyStep */

/**
 * What a move changes: the name, the value in the nim-sum if shown, and the new size if the size is
 * the value.
 * @typedef {{part: string | null, row?: number | string, left?: number | string}} Moved
 */

/**
 * Context of the texts of a step.
 * @typedef {object} Words
 * @property {import('../i18n/index.ts').Lang} lang
 * @property {(key: string, args?: any) => string} t
 * @property {string} head the head of a column of parts: heap, step, node …
 * @property {(label: string) => unknown} name a part by its label
 * @property {(label: string) => string} part a part by its label, within a sentence
 * @property {(text: string) => string} place a position's text, where it may be empty
 * @property {(move: any) => Moved} moved
 * @property {(text: string) => unknown} show a position by its picture, or by its text
 * @property {boolean} pictured whether it is by its picture
 * @property {any} board the position as it is drawn
 * @property {boolean} misere
 * @property {boolean} parted whether the position is a sum of parts that have values
 * @property {(move: any) => string} say a move in words
 * @property {(move: any, position: string) => string} sayIn the same of a move in another position
 * @property {boolean} takes whether the last move takes the last of something
 * @property {boolean} argued whether there is an argument that finds a winning move
 * @property {boolean} open whether winning moves may be shown
 * @property {(text: string, to: string) => void} tryMove
 * @property {'N' | 'P' | 'D'} outcome
 * @property {number | string | null} sum the nim-sum of the parts, where there is one
 */

/**
 * The view of each kind of step; a missing one is a type error.
 * @type {{ [K in WhyStep['kind']]: (step: import('../engine/types.ts').WhyStepOf<K>, words: Words) => unknown }}
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
  quotient: tables.quotient,
  matching,
  argument,
  refutations,
  winning,
  conclusion,
  search,
};

/** @param {WhyStep} step @param {Words} words */
function viewOf(step, words) {
  return /** @type {(step: any, words: Words) => unknown} */ (VIEWS[step.kind])(step, words);
}

/** @param {WhyStep[]} steps @param {Words} words */
export function explanation(steps, words) {
  const shown = steps.filter((step) => !isHidden(step, words) && !isTrivial(step));
  if (shown.length === 0) return nothing;
  return html`<ol class="steps" part="steps">
    ${shown.map((step) => html`<li class="step">${viewOf(step, words)}</li>`)}
  </ol>`;
}

/** Steps that reveal a winning move or the values of all options, hidden until requested. */
const REVEALING = ['winning', 'mex', 'refutations', 'matching'];

/** @param {WhyStep} step @param {Words} words */
function isHidden(step, { open, outcome }) {
  if (open || outcome === 'P') return false;
  if (step.kind === 'argument') return sayable(step.claims, open).length === 0;
  return REVEALING.includes(step.kind);
}

/** A sum of one part is trivial. @param {WhyStep} step */
function isTrivial(step) {
  return step.kind === 'nim-sum' && step.rows.length + step.more < 2;
}
