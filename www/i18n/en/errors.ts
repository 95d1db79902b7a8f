/** The English text of each error code: the fault, and the expected input. */
import type { Args, Exact } from '../args.ts';
import type { ErrorCode } from '../../engine/types.ts';
import type { Text, Words } from '../languages.ts';

const quote = (found: unknown) =>
  found === undefined || found === null || found === '' ? 'nothing' : `“${shorten(found)}”`;
const shorten = (text: unknown) => {
  const whole = String(text);
  return whole.length > 40 ? `${whole.slice(0, 40)}…` : whole;
};
const names = (list: unknown) => (Array.isArray(list) ? list.join(', ') : String(list ?? ''));

export default {
  'unknown-game': ({ found, nearest = [], offered }: Args<'found offered nearest'>) => {
    const missing = `There is no game called ${quote(found)}.`;
    if (offered) return missing;
    return nearest.length > 0
      ? `${missing} Did you mean ${nearest.join(' or ')}?`
      : `${missing} Write the name of a game, such as kayles, or a rule, such as n -> n-1 | n-2.`;
  },
  meant: ({ name, first }: Args<'name'> & { first: boolean }) =>
    first ? `Did you mean ${name}?` : `Or ${name}?`,
  in_term: ({ term, says }: Args<'term says'>) => `In game ${term}: ${says}`,
  'empty-game': 'No game is given. Expected one such as “nim” or “subtract 1 3 4”.',
  'empty-position': ({ example }: Args<'example'>) =>
    `No position is given. Expected one such as “${example ?? '3 5 7'}”.`,
  'expected-number': ({ found, least }: Args<'found least'>) =>
    least
      ? `This number is too small. Expected at least ${least}, found ${quote(found)}.`
      : `Expected a whole number such as 12, found ${found ? quote(found) : 'the end'}.`,
  'number-too-large': ({ limit }: Args<'limit'>) =>
    limit
      ? `This number is too large; at most ${limit} is possible here.`
      : 'This number is too large.',
  'negative-number': 'A number here must be 0 or more, without a minus sign.',
  'stray-character': ({ found, of, signs, sign, example }: Args<'found of signs sign example?'>) =>
    signs
      ? `${quote(found)} does not belong here. Expected one of the signs ${[...String(signs)].join(' ')}.`
      : of === 'squares'
        ? `${quote(found)} does not belong here. Expected . for a free square and # for another, or a size such as 3x4.`
        : of === 'graph'
          ? `${quote(found)} does not belong here. Expected edges written ${sign}.`
          : of === 'crosses'
            ? `${quote(found)} does not belong here. Expected X for a cross and . for a free square.`
            : of === 'fraction'
              ? `${quote(found)} makes this a fraction. Expected a whole number, such as 12, 1,000, 1e6 or 10^18.`
              : of === 'groups'
                ? `${quote(found)} may stand between groups of digits or before a fraction. Expected digits alone, or groups of three with commas, as in 1,000.`
                : example
                  ? `${quote(found)} does not belong here. Expected numbers separated by spaces, such as ${example}.`
                  : `${quote(found)} does not belong here. Expected numbers or names separated by spaces.`,
  'missing-argument': ({ expected, card }: Args<'expected card?'>) =>
    `Something is missing. Expected ${missing(card) ?? saysExpected(expected)}.`,
  'unexpected-argument': ({ found, field, of }: Args<'found field of'>) =>
    of === 'sum'
      ? 'Misère play is of the whole sum. Expected “misere” at the end alone.'
      : field === 'sets'
        ? `${quote(found)} is given twice. Expected it once.`
        : `This game takes nothing more; expected the end or “misere”, found ${quote(found)}.`,
  'empty-set': 'The set of amounts is empty. Expected at least one number, such as 1 3 4 or 1..5.',
  'zero-in-set': ({ of }: Args<'of'>) =>
    of === 'side'
      ? 'A side of 0 makes no rectangle. Expected sides of 1 or more.'
      : of === 'heaps'
        ? 'A move takes from at least one heap. Expected 1 or more.'
        : of === 'times'
          ? '0 times what was just taken leaves nothing to take. Expected 1 or more.'
          : '0 cannot be taken. Expected amounts of 1 or more.',
  'bad-range': ({ lo, hi }: Args<'lo hi'>) =>
    `The range ${lo}..${hi} runs backwards. Expected the smaller end first: ${hi}..${lo}.`,
  'wrong-count': ({ expected, found, of, count }: Args<'expected found of count'>) =>
    of === 'terms'
      ? `This sum has ${expected} games. Expected a position of each, with + between them, found ${found}.`
      : of === 'piece'
        ? `Each piece has ${expected} numbers; here the last one has ${found} of them.`
        : expected === 'sides'
          ? 'A rectangle has two sides. Expected both of them, as in 5x4.'
          : expected === 'row'
            ? 'The rows of a board are equally long. Expected this one to be as long as the first.'
            : expected === 'board'
              ? `A board is nine squares, row by row. Expected 9 signs, found ${found}.`
              : expected === 'squares'
                ? `This row has ${found} ${Number(found) === 1 ? 'square' : 'squares'}. Expected ${count} of them.`
                : expected === 'empty'
                  ? `Expected one empty square, found ${found} of them.`
                  : expected === 'pairs'
                    ? `The boxes stand in pairs. Expected an even number of them, found ${found}.`
                    : `Expected ${Number(expected) === 1 ? 'one heap' : 'two heaps'}, found ${found ?? 'another number of them'}.`,
  'empty-name': ({ field, sign }: Args<'field sign'>) =>
    field === 'sets'
      ? 'The name of a set is missing. Expected one such as A.'
      : `A name is missing. Expected letters, digits or _ on both sides of “${sign ?? '>'}”.`,
  'duplicate-edge': ({ from, to, sign = '>' }: Args<'from to'> & { sign?: Exact }) =>
    `The edge ${from}${sign}${to} is given twice. Expected it once.`,
  cycle: ({ cycle, found }: Args<'cycle found'>) =>
    found
      ? `The edge ${quote(found)} closes a cycle. Expected trees.`
      : `These edges run in a circle: ${ring(cycle)}. Expected a graph in which every walk ends.`,
  'unknown-node': ({ name, field, first }: Args<'name field first'>) =>
    field === 'input' || field === 'text'
      ? `There is no node ${quote(name)}. Expected a number ${first === undefined ? 'from 1 to n' : `from ${first} to n − 1`}.`
      : `No edge mentions a node ${quote(name)}. Expected a node of the graph.`,
  'expected-letter': ({ found }: Args<'found'>) =>
    `Expected letters A to Z, found ${found ? quote(found) : 'nothing'}.`,
  'expected-edge': ({ found, sign, of, ways, from, to }: Args<'found sign of ways from to'>) =>
    of === 'one-way'
      ? `${from} leads to ${to}, but not back. Expected each edge at both its nodes, or each at one; or edges a-b.`
      : of === 'graph'
        ? `${found ? `${quote(found)} is no edge. ` : ''}Expected edges, as in ${either(ways)}${found ? '' : `: this game has them ${sign === '-' ? 'without' : 'with'} directions`}.`
        : `Expected an edge such as ${sign === '-' ? '0-a' : 'a>b'}, found ${found ? quote(found) : 'the end'}.`,
  'illegal-move': ({ found, example, piece, ...why }: Args<'found example piece'> & Refused) =>
    piece
      ? `Square ${quote(found)} is not the place of a piece ${piece} beside the empty square. Expected one that can move there.`
      : `${refused(why) ?? `${quote(found)} is not a legal move here`}. Expected a ${example ? `move such as ${example}` : 'legal move'}, or the position it leads to.`,
  'game-over': 'The game is over; there is no move left to make.',
  'no-table': ({ game, reason }: Args<'game reason'>) =>
    `There is no such table for ${quote(game)}: ${noTable[reason] ?? noTable.other}.`,
  'no-certificate': (given: Args<'game'> & { reason: string; reached: number }) =>
    `There is no proof of ${quote(given.game)} to be saved: ${noCertificate(given.reason, given.reached)}.`,
  'no-program': ({ reason, reached, limit }: Args<'reason reached limit'>) =>
    `No program is written for this game: ${
      {
        kind: 'it is no rule of heaps or of a few numbers',
        misere: 'no theorem decides its misère play',
        unproven: `no period is proven up to heap ${reached}`,
        long: `its period has more than ${limit} values`,
        pattern: 'no form of all its values was found',
      }[String(reason)] ?? 'it has none'
    }.`,
  budget: ({ steps, reached }: Args<'steps reached'>) =>
    `This would take more than ${steps ?? 'the allowed number of'} steps${
      reached === undefined || reached === null ? '' : `; it came as far as ${shorten(reached)}`
    }. Expected something smaller; a program can set a larger budget.`,
  memory: ({ bytes }: Args<'bytes'>) => `This would take more than ${Number(bytes) >> 20} MB.`,
  'bad-option': ({ option, found, expected }: Args<'option found expected'>) =>
    `${option}: expected ${expected}${found === undefined ? '' : `, found ${found}`}.`,
  'bad-attribute': ({ line, word, tag, known }: Args<'line word tag known'>) =>
    `Line ${line}: ${tag} has no “${word}”. It knows: ${known}.`,
  'bad-fence': ({ line, found, widget }: Args<'line found widget'>) =>
    widget === 'open'
      ? `Line ${line}: what begins here with “${found}” is never closed.`
      : widget
        ? `Line ${line}: there is no widget “${found}”.`
        : `Line ${line}: expected “name: value”, found “${found}”.`,
  'zero-divisor': 'No number is divisible by 0. Expected divisors of 1 or more.',
  'negative-divisor': 'A divisor must be positive. Expected numbers of 1 or more.',
  'missing-size': ({ region }: Args<'region'>) =>
    `The size of ${region} is missing. Expected a number for it.`,
  'contradictory-sizes': ({ region, size, given }: Args<'region size given'>) =>
    given
      ? `These sizes contradict each other: ${region} would have ${size} elements, and ${given} is given.`
      : `These sizes contradict each other: the region ${region} would have ${size} elements. Expected sizes that leave no region below 0.`,
  'unknown-set': ({ found }: Args<'found'>) =>
    `${quote(found)} names a set whose own size is not given. Expected sets with a size each.`,
  'too-many': ({ limit, found, of, node }: Args<'limit found of node'>) =>
    of === 'table'
      ? `A table up to heap ${found} is too long. Expected ${limit} or less; the Python package computes longer ones.`
      : of === 'certificate'
        ? `The period is too long for a certificate. Expected at most ${limit} values; the table of the game names the proof.`
        : of === 'prove'
          ? `Heap ${limit} is too much for this engine: the last values do not decide it, or it is worth too much.`
          : of === 'option'
            ? `A move here leaves ${found} heaps, too many to be listed. Expected at most ${limit}; the table has values beyond.`
            : of === 'component'
              ? `The part of the graph around ${quote(node)} has ${found} nodes. Expected at most ${limit} in each part, or a path, a cycle, a star or a complete graph.`
              : `${found === undefined ? 'That is' : `${found} are`} too many. Expected at most ${limit}.`,
  'unknown-problem': ({ id, known, nearest = [] }: Args<'id known nearest'>) =>
    nearest.length > 0
      ? `There is no problem ${quote(id)}. Did you mean ${nearest.join(' or ')}?`
      : `There is no problem ${quote(id)}. Expected one of ${names(known)}.`,
  'missing-input': (given: Args<'announced found'> & { expected: string }) =>
    `The input ends too early. Expected ${/^\w$/.test(given.expected) ? given.expected : saysExpected(given.expected)}${
      given.announced === undefined
        ? ''
        : `: ${given.announced} are announced, ${given.found} are there`
    }.`,
  'trailing-input': ({ found }: Args<'found'>) =>
    `Expected the end of the input here, found ${quote(found)}.`,
  'bad-code': ({ found, hex }: Args<'found hex'>) =>
    `Expected a code such as ${hex === 'hex' ? '0.8F' : '0.77'} or 4.[3], found ${found ? quote(found) : 'the end'}.`,
  'expected-syntax': ({ expected, found }: Args<'expected found'>) =>
    `Expected ${either(expected)}, found ${found ? quote(found) : 'the end'}.`,
  'unknown-name': ({ found, known, of }: Args<'found known of'>) =>
    of === 'function'
      ? `There is no function ${quote(found)}. Expected ${either(known)}.`
      : `There is no name ${quote(found)} here. Expected ${either(known)}, or a range such as “for ${found ?? 'i'} in 1..n”.`,
  'name-taken': ({ found }: Args<'found'>) =>
    `The name ${quote(found)} is taken. Expected another one.`,
  repair: ({ text }: Args<'text'>) => `Write: ${text}`,
  'two-readings': ({ found, readings }: Args<'found readings'>) =>
    `${quote(found)} can mean two things. Expected one of them: ${alternatives(readings)}.`,
  'not-smaller': ({ heap, option, order, of }: Args<'heap option of'> & { order: string[] }) =>
    of === 'product' && String(heap) !== '0'
      ? `Heap ${heap} would have the option ${option}. Expected heaps below ${heap}, or for q heaps of d: “q of (d)”.`
      : order
        ? `Play might not end: the move from ${heap} to ${option} makes nothing smaller that all the moves before it make smaller (the last that was left: ${order.join(', then ')}). Expected some order in which every move leads to something smaller: a sum, weighted or not, one number and then another, or the largest.`
        : String(heap) === '0'
          ? `Heap 0 would have the option ${option}. Expected options below the heap, and so none from heap 0: a condition such as “if n > 0” keeps it out.`
          : `Heap ${heap} would have the option ${option}. Expected heaps below ${heap}, so that every game ends.`,
  'division-by-zero': ({ heap }: Args<'heap'>) =>
    `For heap ${heap} this divides by 0. Expected a condition or range that rules it out.`,
  'too-deep': 'This is nested too deeply. Expected fewer parentheses or shorter sums.',
  'wrong-order': ({ found, before, of, least }: Args<'found before of least'>) =>
    of === 'bar'
      ? `A row of ${found} stands below a row of ${before}. Expected no row longer than the one above it.`
      : of === 'square'
        ? `Two pieces stand on square ${found}. Expected each on a square of its own.`
        : of === 'end'
          ? `Start and end are both ${found}. Expected two different nodes.`
          : of === 'heap'
            ? `A heap of ${found} comes after one of ${least}. Expected heaps that never decrease from left to right.`
            : `Square ${found} comes after square ${before}. Expected the coins from left to right, each on a square of its own.`,
  'empty-box': 'This box is empty. Each box should hold at least 1.',
  'no-poison':
    'The first row has no square. Expected at least 1, since the poisoned square is always there.',
  'expected-coin': ({ found, plane }: Args<'found plane'>) =>
    plane
      ? `Expected a head as row:column, such as 2:3, found ${quote(found)}.`
      : `Expected H for a head or T for a tail, found ${quote(found)}.`,
  'coin-twice': ({ found }: Args<'found'>) =>
    `The head ${quote(found)} stands twice. Expected each once.`,
  'self-edge': ({ name }: Args<'name'>) =>
    `An edge joins ${quote(name)} to itself. Expected edges between two nodes.`,
  'node-twice': ({ name }: Args<'name'>) =>
    `The node ${quote(name)} stands twice. Expected the nodes that are gone and last the token’s own, each once.`,
  unrooted: ({ found, field }: Args<'found field'>) =>
    field === 'input'
      ? `The edge ${quote(found)} does not hang on node 1. Expected edges that lead there.`
      : `The edge ${quote(found)} hangs in the air. Expected edges that lead to the ground, which is 0.`,
  'all-dead':
    'Every board has a line of crosses, and no player completes the last one. Expected a board without a line.',
  'no-square': ({ found, of, columns, rows, last }: Args<'found of columns rows last'>) =>
    of === 'size'
      ? `Expected the size of the board first, such as 8x8, found ${quote(found)}.`
      : of === 'board'
        ? `${quote(found)} is off the board of ${columns} × ${rows} squares. Expected a square from a1 to ${last}.`
        : `${quote(found)} is no square. Expected a column and a row, such as a1, up to ${last}.`,
  'attacked-square': ({ square, by, piece }: { square: string; by: string; piece: string }) =>
    square === by
      ? `A ${piece} stands on ${square}. Expected a square without one.`
      : `The ${piece} on ${by} attacks ${square}. Expected a square that no ${piece} attacks.`,
  'no-parts': ({ found, of }: Args<'found of'>) =>
    of === 'sum'
      ? `${quote(found)} is a sum itself. Expected one game in the brackets.`
      : of === 'splits'
        ? `A move of ${quote(found)} leaves several pieces in the place of one. Expected a rule whose moves leave one piece, or a rule for heaps n.`
        : of === 'loops'
          ? `${quote(found)} may go round and never end. Expected a game that always ends.`
          : `The parts of ${quote(found)} cannot be played all at once here. Expected nim, a set or a code such as subtract 1 3 4 or kayles, or a rule of your own.`,
  internal: ({ loading, missing, policy, unsupported }: Record<string, unknown>) =>
    policy
      ? 'The policy of this page (Content-Security-Policy) forbids WebAssembly, with which the engine computes. Expected “wasm-unsafe-eval” in its script-src.'
      : missing
        ? `No script came from “${missing}”. Expected the one with the core there, beside the script of the widgets and of the same version, and a connection; what you typed is still here.`
        : unsupported
          ? 'This browser lacks WebAssembly with SIMD or DecompressionStream, which the engine needs. Expected Chrome or Edge 103, Firefox 113, Safari 16.4, or newer.'
          : loading
            ? 'A part of this page did not arrive. Expected a connection; what you typed is still here, and it is tried again when the network is back.'
            : 'Something broke inside, which is our mistake, not yours. The engine was restarted; what you typed is still here.',
} satisfies Words & Record<ErrorCode, Text>;

/** The details of a refused move that takes from heaps. */
type Refused = {
  reason?: string;
  part?: string;
  heap?: Exact;
  count?: Exact;
  size?: Exact;
  take?: Exact;
  to?: Exact;
  amounts?: string[];
};

function refused({ reason, part, heap, count, size, take, to, amounts = [] }: Refused) {
  const [one, Heap, stone] = part === 'pins' ? ['row', 'Row', 'pin'] : ['heap', 'Heap', 'stone'];
  const stones = `${size} ${String(size) === '1' ? stone : `${stone}s`}`;
  switch (reason) {
    case 'no-heap':
      return `There is no ${one} ${heap}: there ${String(count) === '1' ? 'is one' : `are ${count}`}`;
    case 'too-few':
      return `${Heap} ${heap} has ${stones}, so ${take} cannot be taken from it`;
    case 'amount':
      return amounts.length
        ? `${take} cannot be taken from ${one} ${heap}, but ${either(amounts, true)}`
        : `Nothing can be taken from ${one} ${heap} now`;
    case 'same':
      return 'This is the position as it stands';
    case 'several':
      return `This changes ${count} ${one}s at once`;
    case 'grew':
      return `${Heap} ${heap} would grow from ${size} to ${to}`;
    default:
      return undefined;
  }
}

const alternatives = (list: unknown) =>
  Array.isArray(list) ? list.map((text) => `“${text}”`).join(' or ') : String(list ?? '');

const tokens: Record<string, string> = {
  name: 'a name',
  'two-numbers': 'two numbers in parentheses, such as “(a-1, b)”',
  'three-numbers': 'three numbers in parentheses, such as “(a-1, b, c)”',
  'all-numbers': 'as many numbers in parentheses as a position has',
  expression: 'an expression',
  condition: 'a condition such as “i < n”',
  operator: 'an operator',
  end: 'the end',
};

/**
 * Return the expected tokens joined by "or".
 * @param plain whether to omit quotation marks
 */
function either(expected: unknown, plain = false) {
  const list = (Array.isArray(expected) ? expected : [expected ?? 'expression']).map((token) =>
    plain ? token : (tokens[token] ?? `“${token}”`),
  );
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;
}

/**
 * Descriptions of the arguments that a game needs after its name, for games where the error's `expected` is
 * not specific enough.
 */
const needs: Record<string, string> = {
  moore: 'how many heaps one move may touch, as in “moore 2”',
  cut: 'the least side that a cut may leave, as in “cut 2”',
  'poker-nim': 'how many stones may be put back in all, as in “poker-nim 10”',
  octal: 'a code, as in “octal 0.77”',
  hex: 'a code, as in “hex 0.8F”',
  ring: 'a code, as in “ring 0.77”',
  rapid: 'the game of the parts, as in “rapid nim”',
};

const missing = (card: unknown) => needs[String(card)];

const phrases: Record<string, string> = {
  most: 'the most that one move may take, as in “bounded 3”',
  set: 'the size of at least one set',
  'a>b': 'edges, as in “graph a>b b>c”',
  'ruler twins': 'two coin-turning games, as in “product ruler twins”',
  'a-b': 'edges, as in “geography a-b b-c”',
  'every nim': 'the game of the parts, as in “every nim”',
};

function saysExpected(expected: unknown) {
  return phrases[String(expected)] ?? String(expected ?? 'another value');
}

function noCertificate(reason: string, reached: number) {
  if (reason === 'unproven') {
    return `no period is proven up to heap ${reached}. Expected a longer search; a program can set a larger upto`;
  }
  return reason === 'saltus'
    ? 'its values grow without end. Expected values that repeat, or a typed rule'
    : 'its proof has no form that others can check. Expected a code, a subtraction game or a typed rule';
}

const noTable: Record<string, string> = {
  misere: 'under misère play a heap has no one number as its value. Expected normal play',
  'no-quotient':
    'a misère quotient is found here only for codes, typed rules and subtraction games',
  'not-two-heaps': 'its positions are not two heaps. Expected a game of two heaps',
  'three-numbers': 'its positions are three or more numbers. Expected a rule in one or two',
  'two-heaps': 'its positions are two heaps. Expected a grid of both',
  sum: 'its games are different. Expected one of them, each with a table of its own',
  'no-heaps': 'its positions have no heaps. Expected a game of heaps',
  other: 'its heaps are not independent, so a heap alone says little. Expected a sum of heaps',
};

function ring(cycle: unknown) {
  if (!Array.isArray(cycle) || !cycle.length) return 'a cycle';
  const closed = cycle.length > 1 && cycle[0] === cycle.at(-1) ? cycle : [...cycle, cycle[0]];
  return closed.length <= 9
    ? closed.join(' → ')
    : `${closed.slice(0, 5).join(' → ')} → … → ${closed.slice(-2).join(' → ')}`;
}
