/**
 * The public names that may still change in a minor version, with a line in the changelog. Their lines in
 * tests/golden/api.json end with `(experimental)`; see RELEASING.md.
 */

const MARK = ' (experimental)';

/** @type {{ what: string, lines: RegExp }[]} */
const EXPERIMENTAL = [
  // Programs show explanations through `explain()` or `<mex-why>`, which read these steps.
  { what: 'fields of the steps of an explanation', lines: /^answer [\w.[\]]*\bwhy\[\]\(/ },
  // Programs use the text of a move and of a position; boards draw from this data.
  { what: 'moves and positions as data', lines: /^answer \S*(?:move|moves\[\]|board|legal)\(/ },
  // What is offered for a text grows with the notation.
  { what: 'readings of a text', lines: /^(?:answer readings\b|export mexplorer readings$)/ },
  // A page that styles the inside of a widget depends on its markup.
  { what: 'parts of widgets', lines: /^mex-[\w-]+ part / },
  // Claims may be added, regrouped or dropped.
  {
    what: 'wrong claims and their refutations',
    lines: /^(?:answer (?:claims|refute)\b|export mexplorer (?:claims|refute)$)/,
  },
];

/** The line of a name, marked where the name is experimental. @param {string} line */
export const marked = (line) =>
  EXPERIMENTAL.some(({ lines }) => lines.test(line)) ? line + MARK : line;

/** @param {string} line of tests/golden/api.json */
export const isExperimental = (line) => line.endsWith(MARK);
