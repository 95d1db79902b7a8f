import { Component, GameLines } from 'mexplorer/kit';
import type { Draft } from '../sheet/saved.ts';
import { SheetError } from '../sheet/sheet.ts';
/** What the core says of a task. */
type Checked = {
    key: string;
    words: string;
    good: boolean;
};
/** A task sheet is made: fields for each task, what the core says of it, and the link. */
export declare class SheetBuilder extends Component {
    #private;
    static areas: readonly ['class', 'learn'];
    static styles: import("lit").CSSResult[];
    draft: Draft;
    /** What the core has said, by what it was asked. */
    checked: Map<string, Checked>;
    link: string;
    said: string;
    flaw: SheetError | null;
    /** The sheet that was put away for a new one. */
    putAway: Draft | null;
    lines: GameLines;
    willUpdate(changed: Map<string, unknown>): void;
    view(): import("lit-html").TemplateResult<1>;
}
export declare const sheetBuilder: (_values: Partial<SheetBuilder>) => import("lit-html/directive.js").DirectiveResult<typeof SheetBuilder>;
export {};
