/** The types of the translated texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    flaws: typeof import('./en/flaws.ts').default;
  }
}

export {};
