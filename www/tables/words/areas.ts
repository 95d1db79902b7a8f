/** The types of the areas of words in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    finding: typeof import('./en/finding.ts').default;
  }
}

export {};
