/** The types of the translated texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    finding: typeof import('./en/finding.ts').default;
  }
}

export {};
