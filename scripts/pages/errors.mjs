/**
 * Write docs/errors.md: the cause and the remedy of each error code from the core's documentation, and an
 * example with the message that a page shows. `npm run docs -- guide` runs this.
 */
import * as api from '../../www/index.ts';
import { sayError } from '../../www/i18n/index.ts';
import '../lib/words.mjs';
import { documentedCodes } from '../lib/error-codes.mjs';
import { formatted } from './markdown.mjs';

export const ERROR_PAGE = 'docs/errors.md';

/** Error codes without an example: `memory` would need a gigabyte, and no call returns `internal`. */
export const WITHOUT_EXAMPLE = ['memory', 'internal'];

/** A call that fails, for each of the other error codes. @type {Record<string, [string, ...any[]]>} */
export const EXAMPLES = {
  'unknown-game': ['describe', 'chess', '3'],
  'empty-game': ['describe', '', '3'],
  'empty-position': ['describe', 'nim', ''],
  'expected-number': ['describe', 'nim', '3 x 5'],
  'number-too-large': ['describe', 'nim', '9007199254740992'],
  'negative-number': ['describe', 'nim', '3 -5'],
  'stray-character': ['describe', 'nim', '1.5'],
  'missing-argument': ['describe', 'moore', '3'],
  'unexpected-argument': ['describe', 'nim 3', '3'],
  'empty-set': ['describe', 'subtract', '3'],
  'zero-in-set': ['describe', 'subtract 0 1', '3'],
  'bad-range': ['describe', 'subtract 5..1', '3'],
  'wrong-count': ['describe', 'wythoff', '3'],
  'empty-name': ['describe', 'graph a>', 'a'],
  'duplicate-edge': ['describe', 'graph a>b a>b', 'a'],
  cycle: ['describe', 'prune', '0-a a-b b-0'],
  'unknown-node': ['describe', 'graph a>b', 'z'],
  'expected-letter': ['describe', 'letters', 'A1'],
  'expected-edge': ['describe', 'hackenbush', 'a'],
  'illegal-move': ['play', 'nim', '3 5 7', '2-6'],
  'game-over': ['respond', 'nim', '0'],
  'no-table': ['table', 'wythoff', 20],
  'no-certificate': ['certificate', 'grundy'],
  'no-program': ['program', 'chomp'],
  budget: ['table', 'subtract 2 9', 1000, { budget: 3 }],
  'bad-option': ['analyze', 'nim', '3', { limit: -1 }],
  'zero-divisor': ['countUnion', '10', ['0']],
  'negative-divisor': ['countUnion', '10', ['-3']],
  'missing-size': ['countSets', { A: 5, B: 4, C: 3, 'A&B': 2 }],
  'contradictory-sizes': ['countSets', { A: 5, B: 4, 'A&B': 6 }],
  'unknown-set': ['countSets', { A: 5, 'A&B': 2 }],
  'too-many': ['grid', 'nim', 100_000, 2],
  'unknown-problem': ['judge', '1', '1'],
  'missing-input': ['judge', '891', '2\n2'],
  'trailing-input': ['judge', '891', '1\n2 3'],
  'bad-code': ['describe', 'octal 0.9', '3'],
  'expected-syntax': ['describe', 'n -> n-', '3'],
  'unknown-name': ['describe', 'n -> n-m', '3'],
  'two-readings': ['describe', 'n -> n-k for k in [1, 5]', '3'],
  'name-taken': ['describe', 'n -> n-n for n in 1..n', '3'],
  'not-smaller': ['table', 'n -> n+1', 5],
  'division-by-zero': ['table', 'n -> n/0', 5],
  'too-deep': ['describe', `n -> ${'('.repeat(200)}n${')'.repeat(200)}`, '3'],
  'wrong-order': ['describe', 'chomp', '2 3'],
  'no-poison': ['describe', 'chomp', '0'],
  'empty-box': ['describe', 'two-boxes', '0 3'],
  'expected-coin': ['describe', 'turning-turtles', 'TX'],
  unrooted: ['describe', 'hackenbush', 'a-b'],
  'self-edge': ['describe', 'geography a-a', 'a'],
  'node-twice': ['describe', 'geography a-b b-c', 'a b a'],
  'coin-twice': ['describe', 'product ruler twins', '1:1 1:1'],
  'no-parts': ['describe', 'every chomp', '3'],
  'no-square': ['describe', 'queens', '8x8 i9'],
  'attacked-square': ['describe', 'queens', '8x8 a1 h8'],
  'all-dead': ['describe', 'notakto', 'XXX......'],
};

/** Return the error of the example of a code, or null if the call succeeds. @param {string} code */
export async function exampleError(code) {
  const [name, ...args] = EXAMPLES[code];
  return /** @type {any} */ (api)[name](...args).then(
    () => null,
    (/** @type {any} */ error) => error,
  );
}

/** @param {any} value @returns {string} */
function literal(value) {
  if (typeof value === 'string') {
    const text = value.length > 60 ? `${value.slice(0, 8)}…${value.slice(-4)}` : value;
    return `'${text.replaceAll('\n', '\\n')}'`;
  }
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  const fields = Object.entries(value).map(([name, field]) => {
    return `${/^\w+$/.test(name) ? name : `'${name}'`}: ${literal(field)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

const HEAD = `# Errors

Every call of the API rejects with a \`MexError\`. Branch on its \`code\`: codes are stable, and later versions may add some. \`message\` is English and meant for logs. \`span\` is the range of the text that \`details.field\` names, in UTF-16 units, or null. \`details\` holds the facts from which a page words the error in its own language; \`www/i18n\` has those words in English and Chinese.

Each code is listed with its cause, its remedy, and a call that fails with the message that a page shows. \`npm run docs -- guide\` writes this page from the core's documentation.
`;

/** The maximum length of a message that is not shortened. */
const LONG = 120;

/** @param {string} text */
const shortened = (text) =>
  text.length > LONG ? `${text.slice(0, text.lastIndexOf(' ', LONG)).replace(/,$/, '')} …` : text;

/** Return the text of docs/errors.md. */
export async function errorPage() {
  const parts = [HEAD];
  for (const { code, cause, remedy } of documentedCodes()) {
    parts.push(`## ${code}`, `${cause} ${remedy}`);
    const example = EXAMPLES[code];
    if (!example) continue;
    const [name, ...args] = example;
    const shown = shortened(sayError('en', await exampleError(code)));
    parts.push(`\`${name}(${args.map(literal).join(', ')})\`: “${shown.replaceAll('<', '&lt;')}”`);
  }
  return formatted(ERROR_PAGE, parts.join('\n\n'));
}
