import type { Asked } from 'mexplorer/kit/node';
/** Checks `--pieces 3` or `--pieces 0-99`, or all; returns the exit status. */
export declare function checkWindows(asked: Asked): Promise<number>;
