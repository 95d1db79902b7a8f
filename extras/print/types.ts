/** The types of the published module `mexplorer/static`. */

/** The names of the widgets that can be drawn, without `mex-`. */
export type Drawn = 'game' | 'table' | 'graph' | 'why' | 'union' | 'venn' | 'quotient';

/** The options of a picture: a widget and its attributes. */
export interface Spec {
  /** The name or the tag of the widget; `game` by default. */
  widget?: Drawn | `mex-${Drawn}`;
  /** The game in one line of notation, such as `nim`. */
  game?: string;
  /** The position; by default the example of the game. */
  position?: string;
  /** The moves played from the position, separated by semicolons. */
  moves?: string;
  /** Whether the picture of a game shows the moves one after another, in a loop. */
  animate?: boolean;
  /** Whether an explanation shows heaps as blocks of powers of two instead of binary columns. */
  blocks?: boolean;
  /** The seed of a random position, for a game without an example. */
  seed?: number | string;
  /** The largest heap of a table. */
  upto?: number | string;
  /** The number of values in a row of a table. */
  columns?: number | string;
  /** For a table, draw only the cells or only the dots. For a graph, draw the board or all positions. */
  show?: '' | 'cells' | 'dots' | 'board' | 'positions';
  /** The maximum number of positions drawn in a graph. */
  limit?: number | string;
  n?: number | string | bigint;
  divisors?: string | (number | string | bigint)[];
  /** The sizes of sets and of their intersections, as in "A=5 B=4 A&B=2". */
  sets?: string | Record<string, number | string>;
  /** The language of the texts, as a BCP 47 tag. */
  lang?: string;
  /** The colour theme. `auto` follows the theme of the page that contains the picture. */
  theme?: 'light' | 'dark' | 'auto';
  /** A caption below the picture. */
  caption?: string;
  /** `question` draws the picture without the answer, `answer` with the answer. */
  print?: '' | 'question' | 'answer';
  /** The width of the picture, in pixels. */
  width?: number | string;
  /** The maximum number of steps of a computation. */
  budget?: number;
}

/** The picture of a widget in several formats. */
export interface Static {
  /** The picture as a self-contained SVG document. */
  svg: string;
  /** The content of the picture in a sentence, as alternative text. */
  alt: string;
  /**
   * The HTML of the widget for a page, such as `<mex-game>`. The widget shows the picture from its shadow
   * root until its script has loaded; then readers can use the widget.
   */
  html: string;
  /** LaTeX code: TikZ, a table with booktabs, or paragraphs of text. */
  tex: string;
  /** The explanation as plain text, for the widget `why` only. */
  text?: string;
  /** The explanation in Markdown, for the widget `why` only. */
  markdown?: string;
}
