/**
 * The nine practice problems with a sample each, and the page where each stands and can be handed
 * in, which is never fetched. Their words stand in `i18n/…/practice.js`.
 *
 * @typedef {{ id: string, input: string, output: string, page: string }} Problem
 */

const CONTENT = 'https://www.acwing.com/problem/content';
const GYM = 'https://codeforces.com/gym/102780/problem';

/** @type {Problem[]} */
export const problems = [
  { id: '890', input: '10 3\n7 2 5', output: '7', page: `${CONTENT}/892/` },
  { id: '891', input: '2\n2 3', output: 'Yes', page: `${CONTENT}/893/` },
  { id: '892', input: '3\n2 1 3', output: 'Yes', page: `${CONTENT}/894/` },
  { id: '893', input: '2\n2 5\n3\n2 4 7', output: 'Yes', page: `${CONTENT}/895/` },
  { id: '894', input: '2\n2 3', output: 'Yes', page: `${CONTENT}/896/` },
  {
    id: '1319',
    input: '6 8 4\n2 1\n2 4\n1 4\n1 5\n4 5\n1 3\n3 5\n3 6\n1 2 3 5',
    output: 'win',
    page: `${CONTENT}/1321/`,
  },
  {
    id: '1321',
    input: '3\n3\n1 1 2\n2\n3 4\n3\n2 3 5',
    output: 'YES\nNO\nNO',
    page: `${CONTENT}/1323/`,
  },
  { id: '102780F', input: 'AABBC', output: 'Alice', page: `${GYM}/F` },
  { id: '102780H', input: '10', output: '1', page: `${GYM}/H` },
];
