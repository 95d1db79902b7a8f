import { Component } from 'mexplorer/kit';
import type { State } from 'mexplorer/kit';
/** Links to the concept inventory, for a class before its course and after it. Property `state`. */
export declare class InventoryLinks extends Component {
    #private;
    static areas: readonly ['class', 'refuted'];
    state: State;
    /** In the language in which they were made. */
    links: {
        moment: 'before' | 'after';
        href: string;
        lang: string;
    }[];
    said: string;
    view(): import("lit-html").TemplateResult<1>;
}
export declare const inventoryLinks: (_values: Partial<InventoryLinks>) => import("lit-html/directive.js").DirectiveResult<typeof InventoryLinks>;
