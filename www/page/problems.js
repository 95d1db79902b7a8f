/**
 * The practice problems, each with a sample and the address of its judge, which is never fetched.
 * Their texts are in `i18n/…/practice.js`.
 *
 * @typedef {{ id: string, input: string, output: string, page: string }} Problem
 */

const CONTENT = 'https://www.acwing.com/problem/content';
const HDU = 'https://acm.hdu.edu.cn/showproblem.php?pid=';
const POJ = 'http://poj.org/problem?id=';
const LUOGU = 'https://www.luogu.com.cn/problem/';
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
  { id: 'HDU1847', input: '1\n3', output: 'Kiki\nCici', page: `${HDU}1847` },
  { id: 'HDU1848', input: '1 1 1\n1 4 1\n0 0 0', output: 'Fibo\nNacci', page: `${HDU}1848` },
  {
    id: 'POJ2348',
    input: '34 12\n15 24\n0 0',
    output: 'Stan wins\nOllie wins',
    page: `${POJ}2348`,
  },
  {
    id: 'CSES1099',
    input: '3\n3\n0 2 1\n4\n1 1 1 1\n2\n5 3',
    output: 'first\nsecond\nfirst',
    page: 'https://cses.fi/problemset/task/1099',
  },
  { id: 'HDU3032', input: '2\n3\n2 2 3\n2\n3 3', output: 'Alice\nBob', page: `${HDU}3032` },
  {
    id: 'POJ1704',
    input: '2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17',
    output: 'Bob will win\nGeorgia will win',
    page: `${POJ}1704`,
  },
  { id: 'POJ3537', input: '3', output: '1', page: `${POJ}3537` },
  {
    id: 'AGC017D',
    input: '5\n1 2\n2 3\n2 4\n4 5',
    output: 'Alice',
    page: 'https://atcoder.jp/contests/agc017/tasks/agc017_d',
  },
  {
    id: 'HDU1536',
    input: '2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0',
    output: 'LWW\nWWL',
    page: `${HDU}1536`,
  },
  {
    id: 'HDU1730',
    input: '3 6\n4 5\n1 2\n1 2\n\n3 6\n4 5\n1 3\n1 2',
    output: 'BAD LUCK!\nI WIN!',
    page: `${HDU}1730`,
  },
  { id: 'HDU2509', input: '2\n2 2\n1\n3', output: 'No\nYes', page: `${HDU}2509` },
  {
    id: 'HDU3389',
    input: '2\n2\n1 2\n7\n1 3 3 2 2 1 2',
    output: 'Case 1: Alice\nCase 2: Bob',
    page: `${HDU}3389`,
  },
  { id: 'POJ2311', input: '2 2\n3 2\n4 2', output: 'LOSE\nLOSE\nWIN', page: `${POJ}2311` },
  {
    id: 'POJ2425',
    input: '4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0',
    output: 'WIN\nWIN\nWIN\nLOSE\nWIN',
    page: `${POJ}2425`,
  },
  {
    id: 'POJ3710',
    input: '2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4',
    output: 'Sally',
    page: `${POJ}3710`,
  },
  {
    id: 'P2148',
    input: '2\n4\n1 2 3 1\n6\n1 1 1 1 1 1',
    output: 'YES\nNO',
    page: `${LUOGU}P2148`,
  },
  { id: 'P2599', input: '1\n4\n3 1 9 4', output: '0', page: `${LUOGU}P2599` },
  {
    id: 'ABC223G',
    input: '3\n1 2\n2 3',
    output: '2',
    page: 'https://atcoder.jp/contests/abc223/tasks/abc223_g',
  },
];
