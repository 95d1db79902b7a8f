import { Component } from 'mexplorer/kit';
import type { State } from 'mexplorer/kit';
/** The link from a table to the games whose periods are long or unknown. Property `state`. */
export declare class UnsolvedWay extends Component {
    static areas: readonly ['unsolved'];
    state: State;
    view(): import("lit-html").TemplateResult<1>;
}
export declare const unsolvedWay: (_values: Partial<UnsolvedWay>) => import("lit-html/directive.js").DirectiveResult<typeof UnsolvedWay>;
