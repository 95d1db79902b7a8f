/** The types of the areas of words in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    flaws: typeof import('./en/flaws.ts').default;
  }
}

export {};
