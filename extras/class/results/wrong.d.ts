import type { Move } from 'mexplorer';
import type { Group } from './roster.ts';
export type WrongMove = {
    position: string;
    text: string;
    move: Move;
    count: number;
};
type WrongAnswer = {
    given: string;
    count: number;
};
/** `doubtful`: whose position, moves or answers are not as stated */
export type Wrong = {
    moves: WrongMove[];
    answers: WrongAnswer[];
    doubtful: string[];
};
/** @param n the task, from 0 */
export declare function wrongOf({ sheet, rows }: Group, n: number, signal?: AbortSignal): Promise<Wrong>;
export {};
