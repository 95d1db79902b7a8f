/** The types of the areas of words in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    boards: typeof import('./en/boards.ts').default;
  }
}

export {};
