import type { Sheet, Task } from './sheet.ts';
export interface Attempt {
    /** Null while a game is still being played. */
    right: boolean | null;
    seconds: number;
    /** Of a game, both players' in turn. */
    moves?: string[];
    /** How often winning moves were shown. */
    hints?: number;
    /** An answer, or a cell that was filled in wrongly. */
    given?: string;
    /** The wrong claim that the answer follows from. */
    claim?: string;
}
/** `position`: the learner's own; '' for none */
export type Done = {
    position: string;
    attempts: Attempt[];
};
export type Work = {
    name: string;
    tasks: Done[];
};
/** The most that a file may have. */
export declare const LIMITS: {
    name: number;
    attempts: number;
    moves: number;
    move: number;
    given: number;
    claim: number;
    seconds: number;
};
export declare const nothingDone: ({ tasks }: Sheet) => Work;
/**
 * Whether a text may be a name: no markup, and nothing that turns the direction of what follows.
 */
export declare const isName: (name: unknown) => name is string;
/**
 * Validates the work on a sheet, read from a file or from storage.
 * @throws {SheetError}
 */
export declare function readWork(value: unknown, sheet: Sheet): Work;
/** @param id of the sheet */
export declare const savedWork: (id: string, sheet: Sheet) => import("../../../www/saved/saved.ts").Saved<Work>;
/** One attempt more; of very many the earliest that were wrong are forgotten. */
export declare function withAttempt(attempts: Attempt[], attempt: Attempt): Attempt[];
/** Whether a task is solved. */
export declare const isSolved: ({ attempts }: Done) => boolean;
/** The attempts that are over. */
export declare const triesOf: ({ attempts }: Done) => number;
/** How many attempts are left; Infinity for any number. */
export declare const attemptsLeft: (task: Task, done: Done) => number;
/** Whether nothing more can be done with a task. */
export declare const isOver: (task: Task, done: Done) => boolean;
/** How a task stands. */
export declare function stateOf(task: Task, done: Done): 'solved' | 'over' | 'open' | 'new';
/** The points of a task: all once it is solved. Attempts beyond the limit do not count. */
export declare function pointsFor(task: Task, { attempts }: Done): number;
export declare const score: ({ tasks }: Sheet, work: Work) => number;
/** Whether all tasks are solved, or out of attempts. */
export declare const allOver: ({ tasks }: Sheet, work: Work) => boolean;
/** Time spent, in seconds. */
export declare const secondsOf: ({ attempts }: Done) => number;
export declare const hintsOf: ({ attempts }: Done) => number;
