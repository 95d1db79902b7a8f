/**
 * The structure of a lesson, independent of the language. The build makes the structure, and the texts under
 * the keys of its blocks, from `content/<language>/<id>.md`. See docs/course.md.
 */
import type { Entry } from './outline.ts';
import type { Check } from './checks.ts';
import type { Drawn } from './pictures/index.ts';
import type { Spec as SpecType } from './builders.ts';

/** The data of a lesson's file, without its texts. */
export interface LessonData {
  /** The places in the lecture notes that correspond to the lesson. */
  notes: string[];
  blocks: Block[];
}

export type Lesson = Entry & LessonData;

interface Common {
  /** The prefix of the keys of the block's texts. */
  key: string;
  /** The key of a question or game that must be done before this block is shown. */
  after?: string;
}

interface Place {
  game: string;
  position: string;
}

type TextBlock = Common & { kind: 'text' };

/**
 * A game to try. `typed` allows typed moves; `blocks` draws the heaps as blocks of powers of two, with hints.
 */
type GameBlock = Common & {
  kind: 'game';
  game: string;
  position: string;
  first?: 'you' | 'computer';
  skill?: number;
  typed?: boolean;
  blocks?: boolean;
};

/** Games to win one after the other. */
type WinBlock = Common & {
  kind: 'win';
  games: (Place & { first?: 'you' | 'computer' })[];
};

/** A question. `wrong` lists the wrong answers that have their own text. */
type AskBlock = Common & {
  kind: 'ask';
  check: Check;
  board?: Place;
  wrong?: string[];
} & (
    | { asks: 'choice'; choices: string[] }
    | { asks: 'move'; choices?: undefined; board: Place }
    /**
     * `wanted` is the result that the check must have for the learner's example, and `example` is a solution.
     */
    | { asks: 'find'; choices?: undefined; wanted: string; example: string }
    | { asks: 'number' | 'set' | 'input'; choices?: undefined }
  );

/**
 * A proof in steps. Its picture has a frame before the first step and one for each step; a `wide` picture is
 * above the steps.
 */
type ProofBlock = Common & {
  kind: 'proof';
  steps: number;
  beside?: Drawn & { wide?: boolean };
};

type BuildBlock = Common & { kind: 'build'; build: SpecType };

/** An explanation of a position. `early` avoids SG values, which are taught in a later lesson. */
type WhyBlock = Common & {
  kind: 'why';
  game: string;
  position: string;
  open?: boolean;
  early?: boolean;
};

type TableBlock = Common & { kind: 'table'; game: string; upto: number; columns?: number };

/**
 * A game graph. With `blank`, its values are hidden at first. `early` shows outcomes only, since SG values are
 * taught in a later lesson.
 */
type GraphBlock = Common & {
  kind: 'graph';
  game: string;
  position: string;
  blank?: boolean;
  early?: boolean;
};

type UnionBlock = Common & { kind: 'union'; n?: string; divisors?: string; sets?: string };

type BitsBlock = Common & { kind: 'bits'; n: string; divisors: string };

type QuotientBlock = Common & { kind: 'quotient'; game: string };

type TwinBlock = Common & { kind: 'twin'; game: string; position: string };

/** A drill in which the learner decides who wins. */
type DrillBlock = Common & { kind: 'drill'; game: string; count: number };

type CheckBlock = Common & { kind: 'check'; problem: string };

/** A program. `code` is the name of its files. */
type CodeBlock = Common & { kind: 'code'; code: string };

export type Block =
  | TextBlock
  | GameBlock
  | WinBlock
  | AskBlock
  | ProofBlock
  | BuildBlock
  | WhyBlock
  | TableBlock
  | GraphBlock
  | UnionBlock
  | BitsBlock
  | TwinBlock
  | QuotientBlock
  | DrillBlock
  | CheckBlock
  | CodeBlock;

/**
 * The kinds of blocks that a reader solves on the page. A check of the reader's own program is not required.
 */
const SOLVED: readonly Block['kind'][] = ['ask', 'build', 'drill', 'win'];

/**
 * Return the keys of the tasks that complete a lesson: all blocks to solve, and the games that other blocks
 * wait for.
 */
export const tasksOf = ({ blocks }: LessonData) => {
  const awaited = new Set(blocks.map(({ after }) => after));
  return blocks
    .filter(({ kind, key }) => SOLVED.includes(kind) || (kind === 'game' && awaited.has(key)))
    .map(({ key }) => key);
};

/** Return the texts of a lesson whose keys begin with `key` and a dot, by the rest of their keys. */
export function textsOf(key: string, all: Record<string, string>) {
  const own = Object.entries(all).filter(([name]) => name.startsWith(`${key}.`));
  return Object.fromEntries(own.map(([name, words]) => [name.slice(key.length + 1), words]));
}

/** Return the keys of a block's texts. */
export function keysOf(block: Block): string[] {
  const { key } = block;
  switch (block.kind) {
    case 'ask':
      return [
        `${key}.question`,
        `${key}.right`,
        ...(allNamed(block) ? [] : [`${key}.wrong`]),
        ...(block.wrong ?? []).map((answer) => `${key}.wrong.${answer}`),
      ];
    case 'proof':
      return [`${key}.title`, ...Array.from({ length: block.steps }, (_, i) => `${key}.${i + 1}`)];
    default:
      return [key];
  }
}

/** Return whether every wrong choice has its own text. */
const allNamed = ({ asks, choices = [], wrong = [] }: AskBlock) =>
  asks === 'choice' && wrong.length >= choices.length - 1;
