/** The directives of a lesson, with their attributes and blocks. docs/course.md lists them. */
import {
  check,
  flag,
  number,
  numbers,
  oneOf,
  positions,
  rows,
  text,
  words,
} from './attributes.mjs';

/** @typedef {import('./attributes.mjs').Attributes} Attributes */

/**
 * @typedef {object} Directive
 * @property {Attributes} takes
 * @property {string} kind of its block
 * @property {string} [key] the key of its block unless another is written
 * @property {'named' | 'saved'} [keeps] progress is saved under its key; the key is required for `named`, and
 * for `saved` only if two blocks would share it
 * @property {Record<string, unknown>} [sets] fields of its block
 * @property {'question' | 'proof' | 'games'} [content] the parts of its content, if it is not one text
 */

const place = { game: text, position: text };
const beginner = { 'first?': oneOf('you', 'computer') };

/**
 * Return the directive of a question.
 * @param {string} asks the kind of answer
 * @param {Attributes} takes
 * @returns {Directive}
 */
const asking = (asks, takes) => ({
  ...{ takes, kind: 'ask', keeps: 'named', content: 'question', sets: { asks } },
});

/**
 * The exercises of the directive `build`, keyed by the attribute that selects them.
 * @type {Record<string, Attributes>}
 */
export const exercises = {
  mex: { mex: positions },
  table: { table: text, upto: number },
  bits: { bits: text, 'modulus?': number },
  options: { options: text, position: text },
  outcomes: { outcomes: text, positions },
  cases: { cases: text, names: words, rows: numbers, columns: numbers, positions: rows },
  pairs: { pairs: text, heap: number },
  sum: { sum: text, position: text },
};

/** @type {Record<string, Directive>} */
export const directives = {
  game: {
    takes: { ...place, ...beginner, 'skill?': number, 'typed?': flag, 'blocks?': flag },
    kind: 'game',
  },
  win: { takes: {}, kind: 'win', keeps: 'saved', content: 'games' },
  'ask-choice': asking('choice', { check }),
  'ask-outcome': asking('choice', place),
  'ask-number': asking('number', { check }),
  'ask-set': asking('set', { check }),
  'ask-move': asking('move', place),
  'ask-find': asking('find', { check, wanted: text, example: text }),
  'ask-input': asking('input', { check }),
  proof: { takes: { 'picture?': oneOf('', 'above') }, kind: 'proof', content: 'proof' },
  // The attributes of `build` depend on the exercise, so they are defined in `exercises`.
  build: { takes: {}, kind: 'build', keeps: 'saved' },
  why: { takes: { ...place, 'open?': flag, 'early?': flag }, kind: 'why' },
  table: { takes: { game: text, upto: number, 'columns?': number }, kind: 'table' },
  graph: { takes: { ...place, 'blank?': flag, 'early?': flag }, kind: 'graph' },
  union: { takes: { 'n?': text, 'divisors?': text, 'sets?': text }, kind: 'union' },
  bits: { takes: { n: text, divisors: text }, kind: 'bits' },
  twin: { takes: place, kind: 'twin' },
  quotient: { takes: { game: text }, kind: 'quotient' },
  drill: { takes: { game: text, count: number }, kind: 'drill', keeps: 'saved' },
  check: { takes: { problem: text }, kind: 'check', key: 'judge', keeps: 'saved' },
  code: { takes: { program: text }, kind: 'code' },
};

/** The attributes of a game in the directive `win`. */
export const gameToWin = { ...place, ...beginner };

/** Choices whose texts are defined once for all lessons. */
export const COMMON = ['N', 'P', 'yes', 'no'];
