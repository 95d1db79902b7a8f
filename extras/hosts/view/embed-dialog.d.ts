import { Component } from 'mexplorer/kit';
import type { State } from 'mexplorer/kit';
/**
 * The dialog for embedding a view: a preview and a snippet for each note format. It is open while there is a
 * `state`.
 */
export declare class EmbedDialog extends Component {
    #private;
    static areas: readonly ['embedding'];
    state: State | null;
    closed: () => void;
    chosen: string;
    looks: '' | 'light' | 'dark';
    copied: boolean;
    /** The build's version and hashes. */
    facts: {
        version: string;
        files: Record<string, string>;
    } | null;
    broken: boolean;
    static styles: import("lit").CSSResult[];
    willUpdate(changed: Map<string, unknown>): void;
    updated(changed: Map<string, unknown>): Promise<void>;
    view(): import("lit-html").TemplateResult<1>;
}
export declare const embedDialog: (_values: Partial<EmbedDialog>) => import("lit-html/directive.js").DirectiveResult<typeof EmbedDialog>;
