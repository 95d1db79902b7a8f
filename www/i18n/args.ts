/** The types of the arguments of texts. */
import type { BoardWords } from './index.ts';
import type { Move } from '../engine/types.ts';

/** A number, a name or another text. */
export type Exact = number | string;

/** The move in one part, if a move is made in several parts at once. */
export type Share = {
  kind: string;
  heap: number;
  piece: number;
  left: Exact;
  into: Exact[];
  to: Exact[];
};

type Taken = Extract<Move, { kind: 'takes' }>['takes'][number];

/** The arguments that are neither a number nor a text; each has the same meaning in all texts. */
interface Meanings {
  alike: [number, number][];
  allowed: string;
  bits: Exact[];
  board?: BoardWords;
  choosing: boolean;
  clauses: string[];
  coins: number[];
  column: number;
  dead?: boolean;
  down: boolean;
  grows: number;
  head: boolean;
  heads: string[];
  heap: number;
  held: boolean;
  here: boolean;
  ins: string[];
  items: string[];
  list: string[];
  lit: string[];
  loop: boolean;
  marks: Record<string, string>;
  may: boolean;
  moved: boolean;
  nearest?: string[];
  odd: boolean;
  outs: string[];
  period: number;
  piece: number;
  pieces: number[];
  places: string[];
  plain: boolean;
  points: number;
  reads: number[];
  row: number;
  run: boolean;
  sheet: number;
  shift: number;
  steps: number[];
  takes: Taken[];
  tally: string[];
  then: string;
  three: boolean;
  turned: number;
  typed: boolean;
  via: string[];
  ways: string[];
  words: string[];
}

type Names<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Names<Rest> : S;

type Optional<N> = N extends `${infer Name}?` ? Name : never;

/** The arguments of a text: `S` lists their names with spaces between, and `?` marks optional arguments. */
export type Args<S extends string> = Pick<Meanings, Names<S> & keyof Meanings> &
  Record<Exclude<Names<S>, keyof Meanings | `${string}?`>, Exact> &
  Partial<Record<Optional<Names<S>>, Exact | null>>;
