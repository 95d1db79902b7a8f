/** The types of `mexplorer/static`, published as they stand here. */

/** A widget to be drawn, by its attributes. */
export interface Spec {
  /** `game` (the default), `table`, `graph`, `why`, `union`, `venn` or `quotient`; or its tag. */
  widget?: string;
  /** One line of notation. */
  game?: string;
  /** Without it, a game stands as it is offered. */
  position?: string;
  /** Moves played since, between semicolons. */
  moves?: string;
  /** Which example, where none is offered. */
  seed?: number | string;
  /** The last heap of a table. */
  upto?: number | string;
  /** Numbers in a row of a table. */
  columns?: number | string;
  /** Only the cells or the dots of a table; the board or the positions of a graph. */
  show?: '' | 'cells' | 'dots' | 'board' | 'positions';
  /** Positions of a graph that are drawn. */
  limit?: number | string;
  n?: number | string | bigint;
  divisors?: string | (number | string | bigint)[];
  /** Sizes of sets, "A=5 B=4 A&B=2". */
  sets?: string | Record<string, number | string>;
  /** A language tag. */
  lang?: string;
  /** `auto` follows the page around the picture */
  theme?: 'light' | 'dark' | 'auto';
  /** Stands under the picture. */
  caption?: string;
  /** Without what is asked for, or with the answer. */
  print?: '' | 'question' | 'answer';
  /** Of the picture, in pixels. */
  width?: number | string;
  /** Steps that may be taken. */
  budget?: number;
}

/** A widget as a picture. */
export interface Static {
  /** A picture that needs nothing else. */
  svg: string;
  /** What it shows, in a sentence. */
  alt: string;
  /** The live element with the picture in its shadow root, until it is there. */
  html: string;
  /** TikZ, or a table with booktabs */
  tex: string;
  /** An explanation as plain text. */
  text?: string;
  /** An explanation in Markdown. */
  markdown?: string;
}
