/**
 * The sixteen lessons in their order. Their titles stand in the words of the page (`learn.title.…`),
 * since the list of lessons needs them before a lesson is loaded.
 *
 * @typedef {object} Entry
 * @property {string} id as links and file names say it
 * @property {number} number
 * @property {number} minutes how long a learner may take
 * @property {string[]} problems of online judges that the lesson leads to
 * @property {boolean} ready whether its file and its words are there
 */

/** @type {[string, number, string[], boolean][]} */
const lessons = [
  ['first', 2, [], true],
  ['union', 12, ['890'], true],
  ['games', 10, ['102780H'], true],
  ['nim', 15, ['891'], true],
  ['digraph', 10, ['1319'], true],
  ['mex', 12, ['893'], true],
  ['sg', 15, ['1319'], true],
  ['sums', 10, ['1319'], true],
  ['subtract', 10, ['893'], true],
  ['split', 12, ['894'], true],
  ['staircase', 12, ['892'], true],
  ['letters', 8, ['102780F'], true],
  ['merge', 15, ['1321'], true],
  ['misere', 12, ['102780H'], true],
  ['moore', 12, [], true],
  ['periods', 12, [], true],
];

/** @type {readonly Entry[]} */
export const outline = lessons.map(([id, minutes, problems, ready], number) => ({
  id,
  number,
  minutes,
  problems,
  ready,
}));

/** @param {string} id */
export const entryOf = (id) => outline.find((entry) => entry.id === id) ?? null;
