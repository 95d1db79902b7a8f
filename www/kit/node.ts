/** Exports for verbs of the command line: files, output and errors. */
export { readText } from '../cli/read-files.ts';
export { at, FileError, Refused } from '../cli/refused.ts';
export { fileOf, put, tell, warn } from '../cli/verb.ts';
export type { Asked, Option, Run, Verb, VerbForm } from '../cli/verb.ts';
export { writeAll } from '../cli/write-files.ts';
export type { Output } from '../cli/write-files.ts';
export type { Decoded, Encoding } from '../ui/text/decode-text.ts';
