/** For verbs of the command line: files, output and errors. */
export { readText } from '../cli/read-files.ts';
export { at, Refused } from '../cli/refused.ts';
export { fileOf, tell } from '../cli/verb.ts';
export type { Asked, Run } from '../cli/verb.ts';
export { writeAll } from '../cli/write-files.ts';
