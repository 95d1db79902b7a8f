/**
 * The class as a table, learners by tasks, out of their results; and the same for spreadsheets. Points are
 * counted here again, so that a file cannot state them.
 */
import type { Translate } from 'mexplorer/kit';
import { stateOf } from '../sheet/attempts.ts';
import type { Result } from './result.ts';
import type { Sheet } from '../sheet/sheet.ts';
type Cell = {
    points: number;
    tries: number;
    hints: number;
    seconds: number;
    state: ReturnType<typeof stateOf>;
};
export type Row = {
    name: string;
    saved: string;
    cells: Cell[];
    total: number;
    result: Result;
};
/** Everybody with one sheet. */
export type Group = {
    id: string;
    sheet: Sheet;
    rows: Row[];
};
/**
 * Results by their sheets, by name within each. Of two results of one learner for one sheet the one that was
 * saved later counts.
 */
export declare function roster(results: Result[]): {
    groups: Group[];
    replaced: number;
};
/**
 * A cell of a CSV file (RFC 4180). A text with which a formula could begin gets an apostrophe before it, by
 * which spreadsheets know it for text.
 */
export declare function csvCell(value: string | number): string;
/** @returns with the mark of UTF-8, by which spreadsheets know the letters */
export declare function csv({ sheet, rows }: Group, t: Translate): string;
export {};
