import { Component, GameLines } from 'mexplorer/kit';
import type { Row } from './roster.ts';
import type { Wrong } from './wrong.ts';
import type { Result } from './result.ts';
/** The results of a class: files are read, and shown as a table with what went wrong most often. */
export declare class ClassResults extends Component {
    #private;
    static areas: readonly ['class', 'learn', 'refuted'];
    static styles: import("lit").CSSResult[];
    /** Files to read, from outside. */
    dropped: File[];
    results: Result[];
    refused: {
        name: string;
        code: string;
        at: string;
        limit?: number;
    }[];
    /** Whether files hover over the place to drop them. */
    over: boolean;
    /** What went wrong, by sheet and task. */
    wrong: Map<string, Wrong & {
        words: string[];
    }>;
    /** The attempt that is replayed. */
    shown: {
        row: Row;
        n: number;
        attempt: number;
    } | null;
    lines: GameLines;
    disconnected(): void;
    willUpdate(changed: Map<string, unknown>): void;
    /** Reads files; those that are no results are refused by name. */
    add(files: File[]): Promise<void>;
    updated(): void;
    view(): import("lit-html").TemplateResult<1>;
}
export declare const classResults: (_values: Partial<ClassResults>) => import("lit-html/directive.js").DirectiveResult<typeof ClassResults>;
