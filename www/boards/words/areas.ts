/** Declare the type of the texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    boards: typeof import('./en/boards.ts').default;
  }
}

export {};
