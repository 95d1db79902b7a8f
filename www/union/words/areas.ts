/** The types of the areas of words in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    union: typeof import('./en/union.ts').default;
  }
}

export {};
