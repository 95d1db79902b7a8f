import { nothing } from 'lit';
import { Component } from 'mexplorer/kit';
import type { Sheet } from './sheet.ts';
import type { Work } from './attempts.ts';
/**
 * A sheet as a learner does it: one task after the other, what counts, and at the end the result as a file
 * or as a text. Nothing is sent.
 *
 * Properties `sheet` and `work`; event `sheet-work` with `{ work }` after each change. `hosted`: a platform
 * knows the learner and keeps the work; `locked`: nothing that is done counts.
 */
export declare class SheetPlayer extends Component {
    #private;
    static areas: readonly ['class'];
    static styles: import("lit").CSSResult[];
    sheet: Sheet;
    work: Work | null;
    hosted: boolean;
    locked: boolean;
    /** The task that is shown, or the number of tasks for the result. */
    at: number;
    /** Whether the learner has begun, and the name stands. */
    begun: boolean;
    said: string;
    /** The result as a text, once it is asked for. */
    code: string;
    /** Whether the whole file is shown. */
    seen: boolean;
    nameError: string;
    get now(): Work;
    willUpdate(changed: Map<string, unknown>): void;
    view(): typeof nothing | import("lit-html").TemplateResult<1>;
}
export declare const sheetPlayer: (_values: Partial<SheetPlayer>) => import("lit-html/directive.js").DirectiveResult<typeof SheetPlayer>;
