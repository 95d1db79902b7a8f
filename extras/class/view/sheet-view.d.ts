import { PageView } from 'mexplorer/kit';
import type { Saved } from 'mexplorer/kit';
import type { Sheet } from '../sheet/sheet.ts';
import type { Work } from '../sheet/attempts.ts';
/** A task sheet out of a link, as a learner does it; what was done is kept in this browser. */
export declare class SheetView extends PageView {
    #private;
    static areas: readonly ['class'];
    sheet: Sheet | null;
    saved: Saved<Work> | null;
    flaw: {
        code: string;
        at?: string;
        limit?: number;
    } | null;
    willUpdate(changed: Map<string, unknown>): void;
    view(): import("lit-html").TemplateResult<1>;
}
export declare const sheetView: (_values: Partial<SheetView>) => import("lit-html/directive.js").DirectiveResult<typeof SheetView>;
