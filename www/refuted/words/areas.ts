/** The types of the translated texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    refuted: typeof import('./en/refuted.ts').default;
  }
}

export {};
