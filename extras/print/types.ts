/** The types of `mexplorer/static`, published unchanged. */

/** The widgets that can be drawn. */
export type Drawn = 'game' | 'table' | 'graph' | 'why' | 'union' | 'venn' | 'quotient';

/** A widget to be drawn, by its attributes. */
export interface Spec {
  /** The name or the tag of the widget; `game` by default. */
  widget?: Drawn | `mex-${Drawn}`;
  /** One line of notation. */
  game?: string;
  /** The position; by default the example of the game. */
  position?: string;
  /** Moves played from the position, between semicolons. */
  moves?: string;
  /** Whether the picture plays the moves, in a loop; of a game. */
  animate?: boolean;
  /** Whether an explanation has blocks of powers of two in place of binary columns. */
  blocks?: boolean;
  /** The seed of a random position, for a game without an example. */
  seed?: number | string;
  /** The last heap of a table. */
  upto?: number | string;
  /** Numbers in a row of a table. */
  columns?: number | string;
  /** Only the cells or the dots of a table; the board or the positions of a graph. */
  show?: '' | 'cells' | 'dots' | 'board' | 'positions';
  /** The most positions of a graph that are drawn. */
  limit?: number | string;
  n?: number | string | bigint;
  divisors?: string | (number | string | bigint)[];
  /** Sizes of sets, "A=5 B=4 A&B=2". */
  sets?: string | Record<string, number | string>;
  /** A language tag. */
  lang?: string;
  /** The theme; `auto` follows the page around the picture. */
  theme?: 'light' | 'dark' | 'auto';
  /** A line under the picture. */
  caption?: string;
  /** The picture without the answer, or with it. */
  print?: '' | 'question' | 'answer';
  /** The width of the picture, in pixels. */
  width?: number | string;
  /** The most steps of a computation. */
  budget?: number;
}

/** A widget as a picture. */
export interface Static {
  /** A picture that needs nothing else. */
  svg: string;
  /** Its content, in a sentence. */
  alt: string;
  /** The live element, with the picture in its shadow root until its script has come. */
  html: string;
  /** TikZ, or a table with booktabs. */
  tex: string;
  /** An explanation as plain text. */
  text?: string;
  /** An explanation in Markdown. */
  markdown?: string;
}
