import { PageView } from 'mexplorer/kit';
/**
 * The octal games with long or unknown periods: what is known of each, and its table, whose computation
 * continues from one visit to the next.
 */
export declare class UnsolvedView extends PageView {
    #private;
    static areas: readonly ['unsolved'];
    order: string;
    /** The game whose table goes on. */
    goes: string;
    static styles: import("lit").CSSResult[];
    connected(): void;
    willUpdate(): void;
    updated(changed: Map<string, unknown>): void;
    view(): import("lit-html").TemplateResult<1>;
}
export declare const unsolvedView: (_values: Partial<UnsolvedView>) => import("lit-html/directive.js").DirectiveResult<typeof UnsolvedView>;
