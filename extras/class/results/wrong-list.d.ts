import type { Speaker as Host } from 'mexplorer/kit';
import type { Task } from '../sheet/sheet.ts';
import type { Group } from './roster.ts';
import type { Wrong } from './wrong.ts';
/** Moves and answers that are shown of each task. */
export declare const SHOWN = 3;
/** A task in few words. */
export declare function taskTitle(host: Host, task: Task): string;
/**
 * What went wrong most often with a task.
 * @param n the task, from 0
 * @param found nothing before the core has looked
 */
export declare function wrongList(host: Host, group: Group, n: number, found: (Wrong & {
    words: string[];
}) | undefined): import("lit-html").TemplateResult<1>;
export declare function answerWords(host: Host, task: Task, given: string): string;
