/** The types of the areas of words in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    quotient: typeof import('./en/quotient.ts').default;
  }
}

export {};
