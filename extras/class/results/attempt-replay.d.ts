import { nothing } from 'lit';
import type { ReportStep } from 'mexplorer';
import { Component, session } from 'mexplorer/kit';
/** A game of another player, to be replayed. Properties `game`, `position` and `moves`. */
export declare class AttemptReplay extends Component {
    #private;
    static areas: readonly ['class'];
    game: string;
    position: string;
    moves: string[];
    shown: session.Session | null;
    steps: ReportStep[] | null;
    /** The first move that is not legal. */
    stopped: {
        n: number;
        text: string;
    } | null;
    willUpdate(changed: Map<string, unknown>): void;
    view(): typeof nothing | import("lit-html").TemplateResult<1>;
}
export declare const attemptReplay: (_values: Partial<AttemptReplay>) => import("lit-html/directive.js").DirectiveResult<typeof AttemptReplay>;
