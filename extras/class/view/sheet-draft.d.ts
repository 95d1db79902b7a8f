import type { Draft, DraftTask } from '../sheet/saved.ts';
import type { Sheet } from '../sheet/sheet.ts';
/** A new task, with the game of the one before it. */
export declare function blank(kind: DraftTask['kind'], last?: DraftTask): DraftTask;
export declare function draftOf(sheet: Sheet): Draft;
/** A task as a sheet has it. */
export declare function taskOf(task: DraftTask): Record<string, unknown>;
/** A sheet to begin with. */
export declare const example: (t: (key: string) => string) => Draft;
