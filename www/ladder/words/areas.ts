/** The types of the areas of words in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    ladder: typeof import('./en/ladder.ts').default;
  }
}

export {};
