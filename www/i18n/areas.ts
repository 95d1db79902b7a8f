/**
 * The areas (groups) of texts, each a file in the folder of a language, with the keys of the English texts.
 * This list has the areas that many features share; a feature or an extra declares its own areas in
 * words/areas.ts.
 */

import type { ExtraWords, FeatureWords } from '../open.ts';

/** Texts of single games that code refers to by name; other texts of games have computed keys. */
type OfGames = typeof import('./en/games/boxes.ts').why &
  typeof import('./en/games/letters.ts').why &
  typeof import('./en/games/moore.ts').why &
  typeof import('./en/games/silver-dollar.ts').why &
  typeof import('./en/games/staircase.ts').why;

/** The types of all areas, derived from the English texts. */
export interface English extends ExtraWords, FeatureWords {
  common: typeof import('./en/common.ts').default;
  errors: typeof import('./en/errors.ts').default;
  games: typeof import('./en/games.ts').default;
  moves: typeof import('./en/moves.ts').default;
  page: typeof import('./en/page.ts').default;
  play: typeof import('./en/play.ts').default;
  claims: typeof import('./en/claims.ts').default;
  problems: typeof import('./en/problems.ts').default;
  table: typeof import('./en/table.ts').default;
  why: typeof import('./en/why.ts').default & OfGames;
}

export type Area = keyof English;

type Key = { [A in Area]: `${A}.${keyof English[A] & string}` }[Area];

/**
 * The type of a valid key: a key of the English texts, or a pattern that matches such keys. Any other key is
 * a type error.
 */
export type Known<K extends string> = K extends Key
  ? K
  : [Extract<Key, K>] extends [never]
    ? Key
    : K;

type TextOf<K extends string> = K extends `${infer A extends Area}.${infer Rest}`
  ? English[A][Rest & keyof English[A]]
  : never;

/**
 * A function of a text's arguments. For a union of keys, the intersection of these functions takes the
 * arguments of all texts.
 */
type Taking<K extends string> = K extends Key
  ? (args: TextOf<K> extends (args: infer A) => string ? A : unknown) => void
  : (args: object | null | undefined) => void;

/** The arguments after a key: those that its English text declares, or any object after a pattern of keys. */
export type ArgumentsOf<K extends string> = [K] extends [Key]
  ? Taking<K> extends (args: infer A) => void
    ? unknown extends A
      ? []
      : Partial<A> extends A
        ? [args?: A]
        : [args: A]
    : never
  : [args?: object | null];

/** The areas that the first view needs, which are bundled in one file. */
export const FIRST_AREAS: readonly Area[] = [
  ...(['common', 'errors', 'games', 'moves', 'page', 'play'] as const),
];
