/**
 * The practice problems, each with a sample and the address of its page at the judge, which is never loaded.
 * The titles are in `www/i18n/…/problems.ts`, all other texts in `words/…/practice.ts`.
 */

export interface Problem {
  id: string;
  idea: string;
  input: string;
  output: string;
  judge: string;
  page: string;
}

/** The groups of problems, each with a common idea, in the order of the list. */
export const ideas = [
  ...['heaps', 'first', 'subtraction', 'stairs', 'pairs', 'splitting'],
  ...['turning', 'graphs', 'plants', 'whole', 'union'],
];

/**
 * The judges: a pattern of the ids of their problems, the judge's name, and a function from the groups of the
 * pattern to the address of a problem's page.
 */
const JUDGES: [RegExp, string, (...groups: string[]) => string][] = [
  [/^(\d{3,4})$/, 'AcWing', (n) => `https://www.acwing.com/problem/content/${Number(n) + 2}/`],
  [/^(P\d+)$/, 'Luogu 洛谷', (id) => `https://www.luogu.com.cn/problem/${id}`],
  [/^HDU(\d+)$/, 'HDU 杭电', (n) => `https://acm.hdu.edu.cn/showproblem.php?pid=${n}`],
  [/^POJ(\d+)$/, 'POJ 北大', (n) => `http://poj.org/problem?id=${n}`],
  [/^CSES(\d+)$/, 'CSES', (n) => `https://cses.fi/problemset/task/${n}`],
  [
    /^(A[BGR]C\d+)(.)$/,
    'AtCoder',
    (contest, task) =>
      `https://atcoder.jp/contests/${contest}/tasks/${contest}_${task}`.toLowerCase(),
  ],
  [
    /^CF(\d+)(.)$/,
    'Codeforces',
    (contest, task) => `https://codeforces.com/problemset/problem/${contest}/${task}`,
  ],
  [
    /^(\d{6})(.)$/,
    'Codeforces',
    (gym, task) => `https://codeforces.com/gym/${gym}/problem/${task}`,
  ],
  [/^(COT3)$/, 'SPOJ', (id) => `https://www.spoj.com/problems/${id}/`],
];

function judgeOf(id: string) {
  for (const [ids, judge, page] of JUDGES) {
    const groups = ids.exec(id)?.slice(1);
    if (groups) return { judge, page: page(...groups) };
  }
  throw new Error(`no judge has ${id}`);
}

/** The id, group, sample input and sample output of each problem, with `\n` between lines. */
const TABLE = String.raw`
890 | union | 10 3\n7 2 5 | 7
891 | heaps | 2\n2 3 | Yes
892 | stairs | 3\n2 1 3 | Yes
893 | subtraction | 2\n2 5\n3\n2 4 7 | Yes
894 | splitting | 2\n2 3 | Yes
1319 | graphs | 6 8 4\n2 1\n2 4\n1 4\n1 5\n4 5\n1 3\n3 5\n3 6\n1 2 3 5 | win
1321 | whole | 3\n3\n1 1 2\n2\n3 4\n3\n2 3 5 | YES\nNO\nNO
102780F | subtraction | AABBC | Alice
102780H | subtraction | 10 | 1
HDU1847 | subtraction | 1\n3 | Kiki\nCici
HDU1848 | subtraction | 1 1 1\n1 4 1\n0 0 0 | Fibo\nNacci
POJ2348 | pairs | 34 12\n15 24\n0 0 | Stan wins\nOllie wins
CSES1099 | stairs | 3\n3\n0 2 1\n4\n1 1 1 1\n2\n5 3 | first\nsecond\nfirst
HDU3032 | splitting | 2\n3\n2 2 3\n2\n3 3 | Alice\nBob
POJ1704 | stairs | 2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17 | Bob will win\nGeorgia will win
POJ3537 | splitting | 3 | 1
AGC017D | plants | 5\n1 2\n2 3\n2 4\n4 5 | Alice
HDU1536 | subtraction | 2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0 | LWW\nWWL
HDU1730 | heaps | 3 6\n4 5\n1 2\n1 2\n\n3 6\n4 5\n1 3\n1 2 | BAD LUCK!\nI WIN!
HDU2509 | heaps | 2\n2 2\n1\n3 | No\nYes
HDU3389 | stairs | 2\n2\n1 2\n7\n1 3 3 2 2 1 2 | Case 1: Alice\nCase 2: Bob
POJ2311 | splitting | 2 2\n3 2\n4 2 | LOSE\nLOSE\nWIN
POJ2425 | graphs | 4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0 | WIN\nWIN\nWIN\nLOSE\nWIN
POJ3710 | plants | 2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4 | Sally
P2148 | splitting | 2\n4\n1 2 3 1\n6\n1 1 1 1 1 1 | YES\nNO
P2599 | whole | 1\n4\n3 1 9 4 | 0
ABC223G | graphs | 3\n1 2\n2 3 | 2
P2197 | heaps | 2\n2\n1 1\n2\n1 0 | No\nYes
CSES1730 | heaps | 3\n4\n5 7 2 5\n2\n4 1\n3\n3 5 6 | first\nfirst\nsecond
HDU1849 | heaps | 2\n3 5\n3\n1 4 5\n0 | Rabbit Win!\nGrass Win!
POJ2975 | first | 3\n7 11 13\n2\n1000000000 1000000000\n0 | 3\n0
HDU1850 | first | 3\n5 7 9\n0 | 1
HDU2176 | first | 2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0 | No\nYes\n9 5\nYes\n8 1\n9 0\n10 3
P1247 | first | 3\n3 6 9 | 4 3\n3 6 5
P4301 | first | 6\n5 5 6 6 5 5 | 21
P4279 | heaps | 2\n3\n3 5 1\n1\n1 | John\nBrother
P5675 | first | 3\n2 4 5 | 5
ARC168B | first | 3\n2 7 5 | 6
CSES1098 | subtraction | 3\n4\n5 7 2 5\n2\n4 1\n3\n4 4 4 | first\nfirst\nsecond
HDU1846 | subtraction | 2\n23 2\n4 3 | first\nsecond
CSES1729 | subtraction | 10 3\n1 3 4 | WLWWWWLWLW
P4018 | subtraction | 3\n4\n14\n34 | October wins!\nOctober wins!\nOctober wins!
P3480 | stairs | 2\n2\n2 2\n3\n1 2 4 | NIE\nTAK
P2575 | stairs | 2\n1\n2 19 20\n2\n1 19\n1 18 | NO\nYES
P2252 | pairs | 2 1 | 0
HDU1527 | pairs | 2 1\n8 4\n4 7 | 0\n1\n0
HDU2177 | pairs | 1 2\n5 8\n4 7\n2 2\n0 0 | 0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2
HDU2516 | pairs | 2\n13\n10000\n0 | Second win\nSecond win\nFirst win
P6487 | pairs | 4 | 1
CSES2207 | splitting | 3\n6\n7\n8 | first\nsecond\nfirst
POJ2484 | splitting | 1\n2\n3\n0 | Alice\nAlice\nBob
HDU3980 | splitting | 2\n3 1\n4 2 | Case #1: aekdycoin\nCase #2: abcdxyzk
HDU2999 | splitting | 2\n1 2\n3\n1 3 4\n1\n2\n2\n1 4 | 1\n1\n1\n2\n1
HDU3595 | pairs | 1\n3 2\n2\n4 2\n7 3 | GG\nMM
ABC278G | splitting | 6 1 2 | First\n2 1
P5363 | first | 2 1 | 1
P4101 | whole | 5\n7 3\n1 5\n4 3\n6 1\n2 2 | 1\n1\n1\n1\n0
P2594 | turning | 3\n2 3\nHHH\nHHH\n2 3\nHHH\nTTH\n2 1\nT\nH | =_=\n-_-\n-_-
P3179 | turning | 3\n2\n2\n1 2\n2\n2 3 | Yes\nNo
P2490 | first | 10 4 2 | 182
P7589 | heaps | 2\n\n2 0 10\n3 4 8\n7 7 5\n\n3 5 15\n-3 -9 -19\n-7 10 21\n12 12 16 | Yes\nNo
P5970 | first | 5 2\n1 3 4 1 2 | 2
P6791 | first | 3\n1 5\n2 5\n1 10 | 2\n3\n4
CF494E | turning | 12 5 7\n3 4 5 6\n1 2 1 2\n4 5 9 9\n8 6 12 10\n12 4 12 4 | Hamed
P3235 | splitting | 4 3\n1 1\n1 2\n1 3\n1 5 | 0 0 1 1
P5652 | graphs | 5 2 3 0\n2 4 1 2 3\n1 5\n3 5\n3 4 | 5
P3185 | splitting | 2\n4\n1 0 1 5000\n3\n0 0 1 | 0 2 3\n1\n-1 -1 -1\n0
P6560 | graphs | 5 5 2\n1 2\n2 3\n3 1\n3 4\n4 5\n1 5\n4 3 | 0\n1
P4136 | graphs | 2\n0 | Alice
P4617 | graphs | 4 5\n2 2\n1 2\n1 1\n1 3\n4 2 | Slavko\nMirko\nMirko\nMirko
P4055 | graphs | 3 3\n.##\n...\n#.# | WIN\n2 3\n3 2
AGC010F | graphs | 5\n5 4 1 2 3\n1 2\n1 3\n2 4\n2 5 | 1 2
COT3 | plants | 8\n1 1 0 1 0 0 1 0\n1 2\n1 3\n2 6\n3 4\n3 5\n5 7\n7 8 | 5
P7864 | plants | 2\n3\n1 1\n4\n1 2 3 | 1\n0
P8347 | plants | 1\n5\n2 4\n1 2\n3 1\n5 2 | Hifuu
CF1704F | splitting | 8\n3\nBRB\n5\nRRBBB\n6\nRBRBRB\n8\nBBRRBRRB\n6\nBRRBRB\n12\nRBRBRBRBRRBB\n12\nRBRBRBRBBBRR\n4\nRBBR | Bob\nBob\nAlice\nAlice\nAlice\nAlice\nBob\nBob
CF1149E | heaps | 4 2\n2 1 1 5\n1 2\n3 4 | WIN\n1 5 1 5
P1971 | graphs | 4 4\nOOXX\nOXXO\nOO.O\nXXXO\n2\n3 2\n2 2\n1 2\n1 3 | 2\n1\n2
CF1451F | heaps | 3\n1 1\n0\n1 3\n0 0 5\n2 2\n0 1\n1 0 | Jeel\nAshish\nJeel
AGC002E | graphs | 3\n1 2 3 | Second
`;

export const problems: Problem[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [id, idea, input, output] = row.split(' | ').map((cell) => cell.replaceAll('\\n', '\n'));
    return { id, idea, input, output, ...judgeOf(id) };
  });
