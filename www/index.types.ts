/**
 * The meaning of `import … from 'mexplorer'` in TypeScript: the calls, and the types of their answers.
 */
export * from './index.ts';
export type * from './engine/types.ts';
