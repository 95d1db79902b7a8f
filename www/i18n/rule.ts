/** The rule of a game in words: the words of its entry on the list, with the numbers of its line. */
import { entryOf } from '../games.ts';
import { has, t } from './index.ts';
import type { Lang, Translate } from './languages.ts';

/** A game line in canonical form and its entry on the list of games. */
export interface RuleLine {
  card: string;
  canonical: string;
}

/** Numbers, ascending. */
export interface Amounts {
  /** Single numbers, and ranges of three or more. */
  ranges: readonly (readonly [first: number, last: number])[];
  /** Whether the numbers continue as they begin. */
  endless?: boolean;
}

/** Moves of a take-and-break code by one digit. */
export interface Taking {
  /** The counts of heaps that a move may leave, ascending. */
  leaves: number[];
  /** The amounts of stones that a move takes; null for a move that only breaks a heap. */
  amounts: Amounts | null;
}

/** The arguments of a rule's words; all are absent for a game in general. */
export interface RuleArguments {
  line?: string;
  /** The line, if it is a rule within another line. */
  typed?: string;
  amounts?: Amounts;
  number?: number;
  /** The moves of a code by its digits, the smallest amounts first. */
  code?: Taking[];
  /** The moves of a code on rings, which leave a row or nothing. */
  rings?: Taking[];
  /** The games that a line names, and their rules. */
  games?: { name: string; rule: string }[];
  /** The two coin games of a product. */
  coins?: string[];
}

/** The numbers from one to another, written separately if there are at most two. */
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

/** The moves of a code such as `0.137`, `4.[3]` or `0.8F`. */
function takings(code: string): Taking[] {
  const [, whole, once, again = ''] = /^(.)\.([^[]*)(?:\[(.*)\])?$/u.exec(code) ?? ['', '0', ''];
  // Three rounds suffice to show the repetition.
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

/** The remaining moves on a ring, which opens into one row. */
const opened = (code: Taking[]) =>
  code
    .map((one) => ({ ...one, leaves: one.leaves.filter((rows) => rows < 2) }))
    .filter(({ leaves, amounts }) => leaves.length && amounts);

/** Neighbours as ranges. */
function joined(ranges: [number, number][]): Amounts['ranges'] {
  const all: [number, number][] = [];
  for (const [first, last] of ranges) {
    const before = all.at(-1);
    if (before?.[1] === first - 1) before[1] = last;
    else all.push([first, last]);
  }
  return all.flatMap(([first, last]) => between(first, last));
}

/** A line within a canonical one, which begins with the name of its entry unless it is a rule. */
function within(text: string): RuleLine {
  const canonical = text.replace(/^\[(.*)\]$/u, '$1');
  const [word] = canonical.split(' ');
  const card = entryOf(word)?.name ?? (canonical.startsWith('(') ? 'two-numbers' : 'rule');
  return { card, canonical };
}

/** Readers of the text after the name of a line's entry. */
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

/** The line without the word that makes the last move lose. */
const normal = ({ canonical }: RuleLine) => canonical.replace(/ misere$/u, '');

/** The arguments of a rule's words, from a line. */
function argumentsOf(line: RuleLine, translate: Translate): RuleArguments {
  const text = normal(line);
  // A typed rule is in brackets, together with any plus in it.
  if (line.card === 'sum') return { games: named(text.split(/ \+ (?![^[]*\])/u), translate) };
  return { line: text, ...readings[line.card]?.(text.slice(line.card.length).trim(), translate) };
}

/** Says the rule of a line, or of a game in general, in sentences. */
export const sayRule = (translate: Translate, line: RuleLine | { card: string }): string =>
  translate(
    `games.${line.card}_rule`,
    'canonical' in line ? argumentsOf(line, translate) : undefined,
  );

/** The goal in words of the game, or of its parts if their goals differ. */
export function sayGoal(lang: Lang, line: RuleLine & { misere: boolean }): string {
  const card = entryOf(line.card);
  // If one stone cannot be taken, the last move need not take the last stone.
  const least = line.card === 'subtract' ? set(normal(line).slice(9)).ranges[0][0] : 1;
  const last = card?.stones && least === 1;
  const usual = `games.${line.misere ? 'misere' : 'normal'}_goal${last ? '' : '_move'}`;
  const own = [`${usual}_${line.card}`, `${usual}_${card?.part}`].find((key) => has(lang, key));
  return t(lang, own ?? usual);
}
