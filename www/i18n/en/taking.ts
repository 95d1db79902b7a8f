/** Helper functions for English rules with numbers. */
import type { Amounts, RuleArguments, Taking } from '../rule.ts';

/**
 * The largest number of numbers and ranges that are all listed, and the number listed at the beginning of a
 * longer list.
 */
const LISTED = 6;
const BEGIN = 3;

const or = (list: unknown[]) =>
  [list.slice(0, -1).join(', '), list.at(-1)].filter(Boolean).join(' or ');

const range = ([first, last]: Amounts['ranges'][number]) =>
  last === first ? `${first}` : last === Infinity ? `${first} or more` : `${first} to ${last}`;

/** Return amounts as a text, such as "1, 3 or 4". */
export function amounts({ ranges, endless }: Amounts, noun = '') {
  const list = ranges.map(range);
  if (endless) return `${list.slice(0, BEGIN).join(', ')} …${noun}`;
  if (list.length <= LISTED) return or(list) + noun;
  const count = ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const short = [...list.slice(0, BEGIN), '…', ranges.at(-1)?.[1]].join(', ');
  return `${short.replace(', …,', ' …')}${noun} (${count} amounts)`;
}

const of = (all: Amounts, one: string) => {
  const [[first, last]] = all.ranges;
  if (first === 1 && last === Infinity) return `any number of ${one}s`;
  return amounts(
    all,
    first === 1 && last === 1 && all.ranges.length === 1 ? ` ${one}` : ` ${one}s`,
  );
};

export const stones = (all: Amounts) => of(all, 'stone');
export const heaps = (all: Amounts) => of(all, 'heap');

const COUNTS = ['no', 'one', 'two', 'three'];

/** Return a clause about the moves by one digit of a code. `heap` is the word for a heap, a row or a ring. */
function move({ leaves, amounts }: Taking, heap: string) {
  const parts = (list: number[]) => or(list.map((n) => COUNTS[n]));
  if (!amounts) return `split a ${heap} into ${parts(leaves)} ${heap}s`;
  const from = `take ${stones(amounts)} from a ${heap}`;
  const broken = leaves.filter((n) => n > 1);
  switch (leaves.filter((n) => n < 2).join('')) {
    case '0':
      if (!broken.length) return `take a whole ${heap} of ${stones(amounts)}`;
      return `${from} and leave nothing or ${parts(broken)} ${heap}s`;
    case '1':
      if (!broken.length) return `${from}, but not all of it`;
      return `${from} and leave the rest as ${parts(leaves)} ${heap}s`;
    case '01':
      if (!broken.length) return from;
      return `${from} and, if you like, split the rest into ${parts(broken)} ${heap}s`;
    default:
      return `${from} and split the rest into ${parts(broken)} ${heap}s`;
  }
}

/** The largest number of digits of a code that are described in words. */
const DIGITS = 4;

/** Return a sentence about the moves of a code. */
export function moves(code: Taking[], heap = 'heap') {
  if (!code.length) return 'This code allows no move.';
  const said = code.slice(0, DIGITS).map((one) => move(one, heap));
  const rest = code.length > DIGITS ? '; and so on, by the digits of the code' : '';
  return `${said[0].charAt(0).toUpperCase()}${said.join('; or ').slice(1)}${rest}.`;
}

const LINES: Record<string, (line: string) => string> = {
  'turning-turtles': (line) => `one or two ${line}s`,
  'mock-turtles': (line) => `up to three ${line}s`,
  ruler: (line) => `any run of neighbouring ${line}s`,
  twins: (line) => `exactly two ${line}s`,
};

export const lines = (coins: string, line: string) => LINES[coins]?.(line) ?? `${line}s`;

/** Return the names of the games that a line contains, with their rules if there are at most three. */
export const listed = (games: NonNullable<RuleArguments['games']>) =>
  games.length > 3
    ? `${games.map(({ name }) => name).join(', ')}.`
    : games.map(({ name, rule }) => `${name}: ${rule}`).join(' ');
