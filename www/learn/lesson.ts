/**
 * The structure of a lesson: data independent of the language. The build makes it, and the texts under
 * the keys of its blocks, from `content/<language>/<id>.md`. See docs/course.md.
 */
import type { Entry } from './outline.ts';
import type { Check } from './checks.ts';
import type { Drawn } from './pictures/index.ts';
import type { Spec as SpecType } from './builders.ts';

/** The data of a lesson's file, without its words. */
export interface LessonData {
  /** The place in the lecture notes. */
  notes: string[];
  blocks: Block[];
}

export type Lesson = Entry & LessonData;

interface Common {
  /** The begin of the keys of its texts. */
  key: string;
  /**
   * The key of a question that is answered, or of a game that is played to its end, before this is
   * shown.
   */
  after?: string;
}

interface Place {
  game: string;
  position: string;
}

type TextBlock = Common & { kind: 'text' };

/** `typed`: whether moves can also be typed; `blocks`: with its heaps as blocks of powers of two, and hints */
type GameBlock = Common & {
  kind: 'game';
  game: string;
  position: string;
  first?: 'you' | 'computer';
  skill?: number;
  typed?: boolean;
  blocks?: boolean;
};

/** Games to be won one after the other. */
type WinBlock = Common & {
  kind: 'win';
  games: (Place & { first?: 'you' | 'computer' })[];
};

/** `wrong`: the answers with a separate sentence. */
type AskBlock = Common & {
  kind: 'ask';
  check: Check;
  board?: Place;
  wrong?: string[];
} & (
    | { asks: 'choice'; choices: string[] }
    | { asks: 'move'; choices?: undefined; board: Place }
    /**
     * `wanted`: the result that the check must give for the learner's example; `example`: a
     * solution
     */
    | { asks: 'find'; choices?: undefined; wanted: string; example: string }
    | { asks: 'number' | 'set' | 'input'; choices?: undefined }
  );

/** `frames`: from before the first step to the last; a `wide` picture is above the steps */
type ProofBlock = Common & {
  kind: 'proof';
  steps: number;
  beside?: Drawn & { wide?: boolean };
};

type BuildBlock = Common & { kind: 'build'; build: SpecType };

/** `early`: before SG values are taught, so they are not named */
type WhyBlock = Common & {
  kind: 'why';
  game: string;
  position: string;
  open?: boolean;
  early?: boolean;
};

type TableBlock = Common & { kind: 'table'; game: string; upto: number; columns?: number };

/** `blank`: its nodes are still to be valued */
type GraphBlock = Common & { kind: 'graph'; game: string; position: string; blank?: boolean };

type UnionBlock = Common & { kind: 'union'; n?: string; divisors?: string; sets?: string };

type BitsBlock = Common & { kind: 'bits'; n: string; divisors: string };

type QuotientBlock = Common & { kind: 'quotient'; game: string };

type TwinBlock = Common & { kind: 'twin'; game: string; position: string };

/** A drill on the question who wins. */
type DrillBlock = Common & { kind: 'drill'; game: string; count: number };

type CheckBlock = Common & { kind: 'check'; problem: string };

/** The name of its files. */
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

/** The kinds of blocks that a reader solves on the page; a program of one's own is no part of a lesson. */
const SOLVED: readonly Block['kind'][] = ['ask', 'build', 'drill', 'win'];

/** The tasks that complete a lesson: all tasks in it, and the games that other parts wait for. */
export const tasksOf = ({ blocks }: LessonData) => {
  const awaited = new Set(blocks.map(({ after }) => after));
  return blocks
    .filter(({ kind, key }) => SOLVED.includes(kind) || (kind === 'game' && awaited.has(key)))
    .map(({ key }) => key);
};

/** The words of a lesson under a key, by the rest of their keys. */
export function textsOf(key: string, all: Record<string, string>) {
  const own = Object.entries(all).filter(([name]) => name.startsWith(`${key}.`));
  return Object.fromEntries(own.map(([name, words]) => [name.slice(key.length + 1), words]));
}

/** The text keys of a block; `title` is optional. */
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

/** Whether every wrong choice has its own sentence. */
const allNamed = ({ asks, choices = [], wrong = [] }: AskBlock) =>
  asks === 'choice' && wrong.length >= choices.length - 1;
