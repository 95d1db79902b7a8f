/**
 * A task sheet: what a teacher sets and a learner does. It is data, written by hand, by the page or by a
 * program, and comes from links and files of others, so that everything in it is checked when it is read.
 * docs/classroom.md has its schema.
 */
/** Win from here against the perfect opponent. */
interface GameTask {
    kind: 'game';
    game: string;
    position: string;
}
/** What the core knows of a position. */
interface AskTask {
    kind: 'ask';
    /** Who wins, the nimber, or a winning move. */
    ask: 'outcome' | 'nimber' | 'move';
    game: string;
    position: string;
}
/** SG values to fill in */
interface TableTask {
    kind: 'table';
    /** The game. */
    table: string;
    /** The last heap, from 1 to 40. */
    upto: number;
}
/** A question whose answer the author states. */
interface QuestionTask {
    kind: 'question';
    question: string;
    /** A number, or one of the choices. */
    answer: string;
    choices?: string[];
    /** The wrong claims that choices follow from, by choice, as `refute` names them. */
    claims?: Record<string, string>;
}
/** A practice problem, solved by a program. */
interface ProblemTask {
    kind: 'problem';
    /** Its id. */
    problem: string;
    /** inputs, from 1 to 100 */
    tests: number;
}
/** What holds for each task unless it says otherwise. */
interface Rules {
    /** How many there are; 0 for any number. */
    attempts: number;
    /** Whether winning moves may be shown. */
    hints: boolean;
    /** Whether each learner gets a position of their own. */
    vary: boolean;
    /** What the task counts, from 0 to 1000. */
    points: number;
}
type Asked = GameTask | AskTask | TableTask | QuestionTask | ProblemTask;
export type Task = Asked & Rules & {
    text: string;
};
export type Sheet = {
    title: string;
    seed: number;
    tasks: Task[];
};
/** The most that a sheet may have. */
export declare const MOST: {
    tasks: number;
    line: number;
    text: number;
    choices: number;
    claim: number;
    attempts: number;
    points: number;
};
/** What is wrong with a sheet, and where. */
export declare class SheetError extends Error {
    code: string;
    at: string;
    limit: number | undefined;
    /** @param code a key of the words of `class.flaw_…` */
    constructor(code: string, at: string, limit?: number);
}
/**
 * A sheet as it was written; unknown fields are passed over, so that a later version may have more.
 * @throws {SheetError}
 */
export declare function readSheet(value: unknown): Sheet;
/**
 * The shortest text of a sheet: rules that all tasks share are said once, and what is usual is left
 * out.
 * @returns JSON that `readSheet` reads
 */
export declare function writeSheet({ title, seed, tasks }: Sheet): string;
/** The name of a sheet among others: one that differs in anything has another. */
export declare const idOf: (sheet: Sheet) => string;
/** CRC-32 of a text in UTF-8 (ISO 3309), in eight digits. */
export declare function checksum(of: string): string;
/** All points of a sheet. */
export declare const pointsOf: ({ tasks }: Sheet) => number;
/** The wrong claim that an answer to a task follows from, if the sheet names one. */
export declare const claimOf: (task: Task, given: string | undefined) => string | undefined;
/** The game line of a task, if it has one. */
export declare function linesOf(task: Task): string[];
export {};
