import { Component } from 'mexplorer/kit';
import type { Message } from 'mexplorer/kit';
type Of<Kind> = {
    kind: Kind;
    game: string;
    preperiod: number;
    period: number;
    bound: number;
};
/** What the checker found in a file: its kind, and the numbers that the words name. */
type Account = (Of<'misere-quotient'> & {
    order: number;
    lost: number;
    rare?: undefined;
}) | (Of<'octal-period' | 'subtraction-period' | 'closed-form'> & {
    rare?: number;
});
type Checked = {
    name: string;
    percent?: number;
    found?: Account;
    refused?: string;
};
/**
 * Saves the proof of a game's period or misère quotient as a file, and checks such a file, which may also
 * be dropped on it. Properties: `game`; `proven`, whether there is one to be saved; `reached`, the heap
 * that it was found with.
 */
export declare class ProofFile extends Component {
    #private;
    static areas: readonly ['certificate'];
    game: string;
    proven: boolean;
    reached: number;
    checked: Checked | null;
    said: Message | null;
    /** Whether a file is held over it. */
    over: boolean;
    static styles: import("lit").CSSResult[];
    disconnected(): void;
    willUpdate(changed: Map<string, unknown>): void;
    view(): import("lit-html").TemplateResult<1>;
}
export declare const proofFile: (_values: Partial<ProofFile>) => import("lit-html/directive.js").DirectiveResult<typeof ProofFile>;
export {};
