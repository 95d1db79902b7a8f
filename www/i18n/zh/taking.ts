/** 带数的规则共用的说法。 */
import type { Amounts, RuleArguments, Taking } from '../rule.ts';

/** 最多列出几项；更长时先列几项。 */
const LISTED = 6;
const BEGIN = 3;

const or = (list: unknown[]) =>
  [list.slice(0, -1).join('、'), list.at(-1)].filter(Boolean).join(' 或 ');

const range = ([first, last]: Amounts['ranges'][number]) =>
  last === first ? `${first}` : last === Infinity ? `至少 ${first}` : `${first} 至 ${last}`;

/** 1、3 或 4。 */
export function amounts({ ranges, endless }: Amounts, noun = '') {
  const list = ranges.map(range);
  if (endless) return `${list.slice(0, BEGIN).join('、')}……${noun.trim()}`;
  if (list.length <= LISTED) return or(list) + noun;
  const count = ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return `${list.slice(0, BEGIN).join('、')}……${ranges.at(-1)?.[1]}${noun}（共 ${count} 种）`;
}

const of = (all: Amounts, unit: string) => {
  const [[first, last]] = all.ranges;
  if (first === 1 && last === Infinity) return `任意多${unit}`;
  const said = amounts(all, ` ${unit}`);
  return /^\d/u.test(said) ? ` ${said}` : said;
};

export const stones = (all: Amounts, unit = '颗') => of(all, unit);
export const heaps = (all: Amounts) => of(all, '堆');

const COUNTS = ['零', '一', '两', '三'];

/**
 * Return a clause about the moves by one digit of a code. `heap` is a Chinese measure word (堆, 行), or a noun
 * with its measure word (个环).
 */
function move({ leaves, amounts }: Taking, heap: string) {
  const parts = (list: number[]) => list.map((n) => `${COUNTS[n]}${heap}`).join('或');
  if (!amounts) return `把一${heap}分成${parts(leaves)}`;
  const from = `从一${heap}里取${stones(amounts)}`;
  const broken = leaves.filter((n) => n > 1);
  switch (leaves.filter((n) => n < 2).join('')) {
    case '0':
      if (!broken.length) return `取走恰有${stones(amounts)}的一整${heap}`;
      return `${from}，取完，或剩下${parts(broken)}`;
    case '1':
      if (!broken.length) return `${from}，但不能取完`;
      return `${from}，剩下的留作${parts(leaves)}`;
    case '01':
      if (!broken.length) return from;
      return `${from}，剩下的还可以分成${parts(broken)}`;
    default:
      return `${from}，并把剩下的分成${parts(broken)}`;
  }
}

/** 最多说出几种数位。 */
const DIGITS = 4;

/** 编码的各种走法，写成一句。 */
export function moves(code: Taking[], heap = '堆') {
  if (!code.length) return '这个编码没有走法。';
  const said = code.slice(0, DIGITS).map((one) => move(one, heap));
  return `${said.join('；或')}${code.length > DIGITS ? '；其余按编码的数位' : ''}。`;
}

const LINES: Record<string, (line: string) => string> = {
  'turning-turtles': (line) => `一或两${line}`,
  'mock-turtles': (line) => `至多三${line}`,
  ruler: (line) => `任意连续的几${line}`,
  twins: (line) => `恰好两${line}`,
};

export const lines = (coins: string, line: string) => LINES[coins]?.(line) ?? `若干${line}`;

/** 各个游戏的名称；不多时连同规则。 */
export const listed = (games: NonNullable<RuleArguments['games']>) =>
  games.length > 3
    ? `${games.map(({ name }) => name).join('、')}。`
    : games.map(({ name, rule }) => `${name}：${rule}`).join('');
