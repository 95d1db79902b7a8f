/**
 * The nine practice problems with a sample each. Their words stand in `i18n/…/practice.js`.
 *
 * @typedef {{ id: string, input: string, output: string }} Problem
 */

/** @type {Problem[]} */
export const problems = [
  { id: '890', input: '10 3\n7 2 5', output: '7' },
  { id: '891', input: '2\n2 3', output: 'Yes' },
  { id: '892', input: '3\n2 1 3', output: 'Yes' },
  { id: '893', input: '2\n2 5\n3\n2 4 7', output: 'Yes' },
  { id: '894', input: '2\n2 3', output: 'Yes' },
  { id: '1319', input: '6 8 4\n2 1\n2 4\n1 4\n1 5\n4 5\n1 3\n3 5\n3 6\n1 2 3 5', output: 'win' },
  { id: '1321', input: '3\n3\n1 1 2\n2\n3 4\n3\n2 3 5', output: 'YES\nNO\nNO' },
  { id: '102780F', input: 'AABBC', output: 'Alice' },
  { id: '102780H', input: '10', output: '1' },
];
