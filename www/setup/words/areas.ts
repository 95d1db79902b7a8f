/** The types of the areas of words in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    notation: typeof import('./en/notation.ts').default;
  }
}

export {};
