/**
 * The areas of words, a file each in the folder of a language, and their keys by the English ones. This list has the
 * areas used by many features; a feature adds its own (words/areas.ts), as does an extra.
 */

import type { ExtraWords, FeatureWords } from '../open.ts';

/**
 * Words of games that explanations and the page's code name; other words of games are not named.
 */
type OfGames = typeof import('./en/games/boxes.ts').why &
  typeof import('./en/games/letters.ts').why &
  typeof import('./en/games/moore.ts').why &
  typeof import('./en/games/silver-dollar.ts').why &
  typeof import('./en/games/staircase.ts').why;

/** Each area in the form of the English words. */
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

/** A key of the English words, or a pattern of keys: any other key is a type error. */
export type Known<K extends string> = K extends Key
  ? K
  : [Extract<Key, K>] extends [never]
    ? Key
    : K;

type TextOf<K extends string> = K extends `${infer A extends Area}.${infer Rest}`
  ? English[A][Rest & keyof English[A]]
  : never;

/** Functions of the arguments: their intersection takes the arguments of all texts of a union. */
type Taking<K extends string> = K extends Key
  ? (args: TextOf<K> extends (args: infer A) => string ? A : unknown) => void
  : (args: object | null | undefined) => void;

/**
 * The arguments after a key: those that its English text names, or any object after a pattern of
 * keys.
 */
export type ArgumentsOf<K extends string> = [K] extends [Key]
  ? Taking<K> extends (args: infer A) => void
    ? unknown extends A
      ? []
      : Partial<A> extends A
        ? [args?: A]
        : [args: A]
    : never
  : [args?: object | null];

/** The areas of the first view, which come in one file. */
export const FIRST_AREAS: readonly Area[] = [
  ...(['common', 'errors', 'games', 'moves', 'page', 'play'] as const),
];
