/** What `import … from 'mexplorer'` means to TypeScript: the calls, and the types of what they answer. */
export * from './index.ts';
export type * from './engine/types.ts';
