import type { Check, Kind } from 'mexplorer/kit';
import type { Attempt, Done } from '../sheet/attempts.ts';
import type { Sheet, Task } from '../sheet/sheet.ts';
type Question = {
    asks: Kind;
    check: Check;
    choices: string[];
};
/** The question of a task that is answered by one text; null for the others. */
export declare function questionOf(task: Task, position: string): Question | null;
/** Whether the position of a learner is one that the task gives: with `vary`, to any name. */
export declare function isOfTask({ tasks, seed }: Sheet, n: number, { position, attempts }: Done): Promise<boolean>;
/** Whether an attempt at a task other than a game is right just where it states so. */
export declare function isAsStated(task: Task, position: string, attempt: Attempt): Promise<boolean>;
export {};
