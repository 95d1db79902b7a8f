import { nothing } from 'lit';
import { Component, GameLines } from 'mexplorer/kit';
import type { Done } from './attempts.ts';
import type { Task } from './sheet.ts';
/**
 * One task of a sheet: shows it, and reports each attempt.
 *
 * Properties `task`, `done` (an entry of the work), `seed`, `n` (its place, from 0) and `name`; event
 * `task-done` with the changed `done`.
 */
export declare class SheetTask extends Component {
    #private;
    static areas: readonly ['class', 'learn'];
    static styles: import("lit").CSSResult[];
    task: Task;
    done: Done;
    seed: number;
    n: number;
    name: string;
    /** Whether nothing that is done counts, as in a review on a platform. */
    locked: boolean;
    position: string;
    /** The player who can win. */
    first: 'you' | 'computer';
    /** Counts games, so that each has a board of its own. */
    game: number;
    /** Whether a win or a winning move is asked for where there is none. */
    unanswerable: boolean;
    lines: GameLines;
    willUpdate(changed: Map<string, unknown>): void;
    view(): typeof nothing | import("lit-html").TemplateResult<1>;
}
export declare const sheetTask: (_values: Partial<SheetTask>) => import("lit-html/directive.js").DirectiveResult<typeof SheetTask>;
