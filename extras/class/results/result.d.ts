import type { Sheet } from '../sheet/sheet.ts';
import type { Work } from '../sheet/attempts.ts';
/** `saved`: when, as in ISO 8601 */
export type Result = {
    sheet: Sheet;
    work: Work;
    saved: string;
};
/** The largest file that is read, in bytes: fifty tasks with hundreds of attempts have less. */
export declare const LARGEST = 2000000;
export declare function writeResult({ sheet, work, saved }: Result): string;
/** The same in few characters, to be pasted. */
export declare const writeCode: (result: Result) => Promise<string>;
/** A name of a file that every system takes. */
export declare const fileName: (name: string) => string;
/**
 * @param text JSON, or what `writeCode` wrote
 * @throws {SheetError | CodeError}
 */
export declare function readResult(text: string): Promise<Result>;
export declare function readFile(file: {
    size: number;
    text(): Promise<string>;
}): Promise<Result>;
