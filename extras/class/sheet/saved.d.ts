/** A task of a sheet while it is being made; the last three where a file had them. */
export interface DraftTask {
    kind: 'game' | 'outcome' | 'nimber' | 'move' | 'table' | 'question' | 'problem';
    game: string;
    position: string;
    upto: number;
    question: string;
    answer: string;
    choices: string;
    /** The wrong claims that choices follow from. */
    claims: Record<string, string>;
    problem: string;
    tests: number;
    points: number;
    text: string;
    attempts?: number;
    hints?: boolean;
    vary?: boolean;
}
/** A sheet while it is being made: fields as they are typed, complete or not. */
export interface Draft {
    title: string;
    attempts: number;
    hints: boolean;
    vary: boolean;
    seed: number;
    tasks: DraftTask[];
}
export declare const KINDS: readonly DraftTask['kind'][];
export declare const emptyTask: (kind: DraftTask['kind']) => DraftTask;
export declare const emptyDraft: () => Draft;
export declare const sheetDraft: import("mexplorer/kit").Saved<Draft>;
/** What a learner has done with a sheet. */
export declare const workOn: <Work>(id: string, none: () => Work, read: (found: unknown) => Work) => import("mexplorer/kit").Saved<Work>;
