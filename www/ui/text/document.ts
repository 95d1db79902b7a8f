/**
 * Documents: blocks of text, tables and drawings. `www/why` makes one of an explanation and shows it on the
 * page; extras render documents as plain text, Markdown, TeX and pictures.
 */
import type { Big, Outcome } from '../../engine/types.ts';

export interface Styled {
  text: string;
  style: 'bold' | 'code' | 'soft' | 'sup' | 'value';
}

/** A position as a picture, or as its text if it has none. */
export interface Shown {
  position: string;
  text: string;
  pictured: boolean;
}

/** An arrow to a value, with words for screen readers. */
export interface Arrow {
  arrow: string;
}

/** The mark of an outcome. */
export interface Mark {
  outcome: Outcome;
}

export type Inline = string | Styled | Shown | Arrow | Mark;

export interface Cell {
  content: Inline[];
  /** Whether it is a binary digit, or the head of a column of digits. */
  bit?: boolean;
  /** Whether it belongs to a column that decides. */
  marked?: boolean;
  /** Words for screen readers. */
  note?: string;
  /** The number of columns that it takes; default 1. */
  span?: number;
}

export interface Table {
  kind: 'table';
  caption?: string;
  /** Whether its columns are binary digits. */
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

/** Sentences, one a line. */
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

/** The numbers 0, 1, 2, … with these values filled, which shows their mex. */
export interface MexLine {
  kind: 'mex-line';
  values: number[];
}

/** The terms of a sum as bars; the last one is marked. */
export interface Bars {
  kind: 'bars';
  parts: string[];
}

/** Numbers drawn as blocks of powers of two, equal ones in pairs; `label` says the same in words. */
export interface Blocks {
  kind: 'blocks';
  numbers: Big[];
  label: string;
}

/** The drawn graph with these edges as thick lines. */
export interface Edges {
  kind: 'edges';
  label: string;
  edges: [string, string][];
}

/** Blocks that the page collapses; paper and text omit them. */
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

/** A move that may be tried. */
export interface Offer {
  /** The move in the notation of moves. */
  move: string;
  /** The position after it. */
  to: string;
  says: string;
  leaves: string | Shown;
  /** The number of remaining moves after it. */
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

/** A heading; none for an empty text. */
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

/** A step with a heading. */
export const section = (title: string, ...blocks: Block[]): Step => ({
  kind: 'step',
  style: 'plain',
  blocks: [...heading(title), ...blocks],
});

/** The number of columns of a table. */
export const columnsOf = ({ head, body, foot }: Table): number =>
  Math.max(
    1,
    ...[...head, ...body, ...foot].map((row) => row.reduce((sum, { span = 1 }) => sum + span, 0)),
  );
