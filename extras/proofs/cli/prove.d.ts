import type { Run } from 'mexplorer/kit/node';
export declare const prove: Run;
/** The window below a heap, by a run from an earlier one, or from the first values. */
export declare function windowAt(game: string, end: number, width: number, from: [number, string] | null): Promise<string>;
