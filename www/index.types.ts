/** The types of `import … from 'mexplorer'`: the calls, and the types of their answers. */
export * from './index.ts';
export type * from './engine/types.ts';
