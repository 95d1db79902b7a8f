/** Makes the blocks of lessons. Texts, programs and games stand under the key that is given. */
import type { Block } from './lesson.ts';
import type { Check } from './checks.ts';
import type { Frame, Pictures } from './pictures/index.ts';

type Kind = Block['kind'];
type Of<K extends Kind> = Extract<Block, { kind: K }>;

/** The fields of a kind of block beside those that are given. */
type More<K extends Kind, Given extends string = never> = Omit<Of<K>, 'kind' | 'key' | Given>;

/** Blocks that stay hidden until a question is answered, or a game is played to its end. */
export const after = (key: string, blocks: Block[]): Block[] =>
  blocks.map((block) => ({ ...block, after: key }));

/** A block without which the lesson is not finished. */
export const must = (block: Block): Block => ({ ...block, must: true });

export const text = (key: string): Block => ({ kind: 'text', key });

/** A program of the course, by the name of its files. */
export const code = (program: string, key = 'code'): Block => ({
  kind: 'code',
  key,
  code: program,
});

export const game = (
  key: string,
  line: string,
  position: string,
  more?: Partial<More<'game', 'game' | 'position'>>,
): Block => ({ kind: 'game', key, game: line, position, ...more });

/** Games that have to be won one after the other. */
export const win = (
  ...games: (readonly [line: string, position: string, first?: 'computer'])[]
): Block =>
  must({
    kind: 'win',
    key: 'win',
    games: games.map(([line, position, first]) => ({ game: line, position, first })),
  });

/** `wrong`: the answers that have a sentence of their own */
export const choose = (
  key: string,
  choices: string[],
  check: Check,
  ...wrong: string[]
): Block => ({
  kind: 'ask',
  key,
  asks: 'choice',
  choices,
  check,
  wrong,
});

/** Asks whether a position is won or lost. */
export const outcome = (key: string, line: string, position: string, ...wrong: string[]): Block =>
  choose(key, ['N', 'P'], ['analyze', line, position, 'outcome'], ...wrong);

export const number = (key: string, check: Check, ...wrong: string[]): Block => ({
  kind: 'ask',
  key,
  asks: 'number',
  check,
  wrong,
});

/** Asks for a winning move. */
export const move = (key: string, line: string, position: string, ...wrong: string[]): Block => ({
  kind: 'ask',
  key,
  asks: 'move',
  board: { game: line, position },
  check: ['analyze', line, position, 'wins'],
  wrong,
});

/** A proof beside its picture, with a frame before the first step and one for each step. */
export const proof = <K extends keyof Pictures>(
  key: string,
  spec: { [P in K]: Parameters<Pictures[P]>[0] },
  frames: Frame<K>[],
): Of<'proof'> => ({
  kind: 'proof',
  key,
  steps: frames.length - 1,
  // The compiler does not relate a picture of any one kind to the union of all of them.
  beside: { spec, frames } as Of<'proof'>['beside'],
});

/** A proof below its picture. */
export const proofBelow = ({ beside, ...rest }: Of<'proof'>): Block => ({
  ...rest,
  beside: beside && { ...beside, wide: true },
});

export const build = (key: string, spec: Of<'build'>['build']): Block => ({
  kind: 'build',
  key,
  build: spec,
});

/** A table that has to be filled. */
export const task = (key: string, spec: Of<'build'>['build']): Block => must(build(key, spec));

export const why = (
  key: string,
  line: string,
  position: string,
  more?: More<'why', 'game' | 'position'>,
): Block => ({ kind: 'why', key, game: line, position, ...more });

export const table = (key: string, line: string, upto: number, columns?: number): Block => ({
  kind: 'table',
  key,
  game: line,
  upto,
  columns,
});

export const graph = (
  key: string,
  line: string,
  position: string,
  more?: Partial<More<'graph', 'game' | 'position'>>,
): Block => ({ kind: 'graph', key, game: line, position, ...more });

/** Checks the learner's own program. */
export const check = (problem: string): Block => ({ kind: 'check', key: 'judge', problem });
