/** The types of the areas of words in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    refuted: typeof import('./en/refuted.ts').default;
  }
}

export {};
