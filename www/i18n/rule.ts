/** Word the rule of a game: the text of its entry in the list of games, with the numbers of its line. */
import { entryOf } from '../games.ts';
import { has, t } from './index.ts';
import type { Lang, Translate } from './languages.ts';

/** A game line in canonical form (`canonical`), and the name of its entry in the list of games (`card`). */
export interface RuleLine {
  card: string;
  canonical: string;
}

/** A set of numbers in ascending order. */
export interface Amounts {
  /** The numbers as ranges: single numbers, and ranges of at least three numbers. */
  ranges: readonly (readonly [first: number, last: number])[];
  /** Whether the numbers continue periodically without end. */
  endless?: boolean;
}

/** The moves that one digit of a take-and-break code allows, wherever the digit stands in the code. */
export interface Taking {
  /** The numbers of heaps that a move may leave, in ascending order. */
  leaves: number[];
  /** The numbers of stones that a move takes, or null for a move that only breaks a heap. */
  amounts: Amounts | null;
}

/** The arguments of a rule's text. All are absent if the rule is worded for a game in general. */
export interface RuleArguments {
  line?: string;
  /** The line, if it is a user-written rule within another line, otherwise ''. */
  typed?: string;
  amounts?: Amounts;
  number?: number;
  /** The moves of a code by its digits, with the smallest amounts first. */
  code?: Taking[];
  /** The moves of a code on rings, which leave one row or nothing. */
  rings?: Taking[];
  /** The names and rules of the games that the line contains. */
  games?: { name: string; rule: string }[];
  /** The names of the two coin games of a product. */
  coins?: string[];
}

/**
 * Return the numbers from `first` to `last`: as a range if there are at least three, otherwise as single
 * numbers.
 */
const between = (first: number, last: number): Amounts['ranges'] =>
  last - first > 1
    ? [[first, last]]
    : last > first
      ? [
          [first, first],
          [last, last],
        ]
      : [[first, last]];

const set = (text: string): Amounts => ({
  ranges: text.split(' ').map((word) => {
    const [first, last = first] = word.split('..').map(Number);
    return [first, last] as const;
  }),
});

/** Return the moves of a code such as `0.137`, `4.[3]` or `0.8F`. */
function takings(code: string): Taking[] {
  const [, whole, once, again = ''] = /^(.)\.([^[]*)(?:\[(.*)\])?$/u.exec(code) ?? ['', '0', ''];
  // Three repetitions of the periodic digits suffice to show the pattern.
  const digits = [...whole, ...once, ...(again.length > 1 ? again.repeat(3) : again)];
  const found = new Map<number, [number, number][]>();
  digits.forEach((sign, amount) => {
    const digit = parseInt(sign, 16);
    if (!digit) return;
    const endless = again.length === 1 && amount === digits.length - 1;
    found.set(digit, [...(found.get(digit) ?? []), [amount, endless ? Infinity : amount]]);
  });
  return [...found].map(([digit, ranges]) => ({
    leaves: [0, 1, 2, 3].filter((heaps) => digit & (1 << heaps)),
    amounts: ranges[0][0]
      ? { ranges: joined(ranges), endless: again.length > 1 && ranges.at(-1)![0] > once.length }
      : null,
  }));
}

/** Return the moves of a code that are possible on a ring, which opens into at most one row. */
const opened = (code: Taking[]) =>
  code
    .map((one) => ({ ...one, leaves: one.leaves.filter((rows) => rows < 2) }))
    .filter(({ leaves, amounts }) => leaves.length && amounts);

/** Join adjacent ranges. */
function joined(ranges: [number, number][]): Amounts['ranges'] {
  const all: [number, number][] = [];
  for (const [first, last] of ranges) {
    const before = all.at(-1);
    if (before?.[1] === first - 1) before[1] = last;
    else all.push([first, last]);
  }
  return all.flatMap(([first, last]) => between(first, last));
}

/**
 * Return a line within a canonical line. The line begins with the name of its game unless it is a
 * user-written rule.
 */
function within(text: string): RuleLine {
  const canonical = text.replace(/^\[(.*)\]$/u, '$1');
  const [word] = canonical.split(' ');
  const card = entryOf(word)?.name ?? (canonical.startsWith('(') ? 'two-numbers' : 'rule');
  return { card, canonical };
}

/** Parsers of the text after the game's name, by the name of the game. */
const readings: Record<string, (text: string, translate: Translate) => RuleArguments> = {
  subtract: (text) => ({ amounts: set(text) }),
  race: (text) => ({ amounts: set(text) }),
  bounded: (text) => ({ amounts: { ranges: between(1, Number(text)) } }),
  moore: (text) => ({ amounts: { ranges: between(1, Number(text)) } }),
  fibonacci: (text) => ({ number: Number(text || 2) }),
  cut: (text) => ({ number: Number(text) }),
  'poker-nim': (text) => ({ number: Number(text) }),
  octal: (text) => ({ code: takings(text) }),
  hex: (text) => ({ code: takings(text) }),
  ring: (text) => ({ code: takings(text), rings: opened(takings(text)) }),
  product: (text) => ({ coins: text.split(' ') }),
  every: (text, translate) => ({ games: named([text], translate) }),
  rapid: (text, translate) => ({ games: named([text], translate) }),
};

const named = (lines: string[], translate: Translate) =>
  lines.map(within).map((line) => ({
    name: translate(`games.${line.card}`),
    rule: translate(`games.${line.card}_rule`, {
      ...argumentsOf(line, translate),
      typed: line.canonical.includes('->') ? line.canonical : '',
    }),
  }));

/** Return the canonical line without the word `misere`. */
const normal = ({ canonical }: RuleLine) => canonical.replace(/ misere$/u, '');

/** Return the arguments of a rule's text for a line. */
function argumentsOf(line: RuleLine, translate: Translate): RuleArguments {
  const text = normal(line);
  // Split a sum at each plus outside of brackets, since a user-written rule is in brackets.
  if (line.card === 'sum') return { games: named(text.split(/ \+ (?![^[]*\])/u), translate) };
  return { line: text, ...readings[line.card]?.(text.slice(line.card.length).trim(), translate) };
}

/** Return the rule of a line, or of a game in general, in sentences. */
export const sayRule = (translate: Translate, line: RuleLine | { card: string }): string =>
  translate(
    `games.${line.card}_rule`,
    'canonical' in line ? argumentsOf(line, translate) : undefined,
  );

/**
 * Return the text of the goal: a text specific to the game or its parts if one exists, otherwise the usual
 * goal.
 */
export function sayGoal(lang: Lang, line: RuleLine & { misere: boolean }): string {
  const card = entryOf(line.card);
  // If one stone cannot be taken, the last move need not take the last stone, so that the goal mentions the
  // last move only.
  const least = line.card === 'subtract' ? set(normal(line).slice(9)).ranges[0][0] : 1;
  const last = card?.stones && least === 1;
  const usual = `games.${line.misere ? 'misere' : 'normal'}_goal${last ? '' : '_move'}`;
  const own = [`${usual}_${line.card}`, `${usual}_${card?.part}`].find((key) => has(lang, key));
  return t(lang, own ?? usual);
}
