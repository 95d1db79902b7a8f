/**
 * Documents: blocks of text, tables and drawings. `www/why` creates a document from an explanation and shows
 * it on the page; extras render documents as plain text, Markdown, TeX and pictures.
 */
import type { Big, Outcome } from '../../engine/types.ts';

export interface Styled {
  text: string;
  style: 'bold' | 'code' | 'soft' | 'sup' | 'value';
}

/** A position as a picture, or as text if `pictured` is false. */
export interface Shown {
  position: string;
  text: string;
  pictured: boolean;
}

/** An arrow to a value, with words for screen readers. */
export interface Arrow {
  arrow: string;
}

/** The mark of an outcome: P, N or D. */
export interface Mark {
  outcome: Outcome;
}

export type Inline = string | Styled | Shown | Arrow | Mark;

export interface Cell {
  content: Inline[];
  /** Whether the cell is a binary digit, or the heading of a column of binary digits. */
  bit?: boolean;
  /** Whether the cell belongs to the column that determines a winning move. */
  marked?: boolean;
  /** Words for screen readers. */
  note?: string;
  /** The number of columns that the cell spans; 1 by default. */
  span?: number;
}

export interface Table {
  kind: 'table';
  caption?: string;
  /** Whether the columns of the table are binary digits. */
  bits?: boolean;
  head: Cell[][];
  body: Cell[][];
  foot: Cell[][];
}

export interface Heading {
  kind: 'heading';
  content: Inline[];
}

export interface Paragraph {
  kind: 'paragraph';
  content: Inline[];
  style?: 'verdict' | 'value' | 'no-value' | 'soft';
}

/** Sentences, each on its own line. */
export interface Lines {
  kind: 'lines';
  items: string[];
  numbered: boolean;
}

/** Short items in a row. */
export interface List {
  kind: 'list';
  role: 'parts' | 'options';
  label: string;
  items: Inline[][];
}

/** The numbers 0, 1, 2, … with `values` filled, so that the first empty number is the mex. */
export interface MexLine {
  kind: 'mex-line';
  values: number[];
}

/** The terms of a sum as bars; the last one is marked. */
export interface Bars {
  kind: 'bars';
  parts: string[];
}

/**
 * Numbers drawn as blocks of powers of two, with equal blocks in pairs; `label` describes the drawing in
 * words.
 */
export interface Blocks {
  kind: 'blocks';
  numbers: Big[];
  label: string;
}

/** The game's graph with `edges` drawn as thick lines. */
export interface Edges {
  kind: 'edges';
  label: string;
  edges: [string, string][];
}

/** Blocks that the page shows collapsed; print and plain text omit them. */
export interface Fold {
  kind: 'fold';
  summary: string;
  blocks: Block[];
}

/** A button that plays a move. */
export interface Try {
  kind: 'try';
  move: string;
  to: string;
  label: string;
}

/** A move that the reader may try. */
export interface Offer {
  /** The move in the notation of moves. */
  move: string;
  /** The position after the move, as text. */
  to: string;
  says: string;
  leaves: string | Shown;
  /** A sentence about the number of moves left after the move. */
  after?: string;
}

export interface Moves {
  kind: 'moves';
  items: Offer[];
}

export interface Verdict {
  kind: 'verdict';
  outcome: Outcome;
  blocks: Block[];
}

export interface Step {
  kind: 'step';
  style: 'plain' | 'theorem' | 'winning' | 'answers' | 'conclusion';
  blocks: Block[];
}

export type Block =
  | Heading
  | Paragraph
  | Lines
  | Table
  | List
  | MexLine
  | Bars
  | Blocks
  | Edges
  | Fold
  | Try
  | Moves
  | Verdict
  | Step;

const inline = (text: string | number): Inline[] => (text === '' ? [] : [String(text)]);

export const cell = (text: string | number): Cell => ({ content: inline(text) });

/** Create a heading; none for an empty text. */
export const heading = (text: string): Heading[] =>
  text === '' ? [] : [{ kind: 'heading', content: inline(text) }];

export const paragraph = (text: string, style?: Paragraph['style']): Paragraph => ({
  kind: 'paragraph',
  content: inline(text),
  ...(style ? { style } : {}),
});

export const styled = (text: string | number, style: Styled['style']): Styled => ({
  text: String(text),
  style,
});

/** Create a step with a heading. */
export const section = (title: string, ...blocks: Block[]): Step => ({
  kind: 'step',
  style: 'plain',
  blocks: [...heading(title), ...blocks],
});

/** Return the number of columns of a table. */
export const columnsOf = ({ head, body, foot }: Table): number =>
  Math.max(
    1,
    ...[...head, ...body, ...foot].map((row) => row.reduce((sum, { span = 1 }) => sum + span, 0)),
  );
