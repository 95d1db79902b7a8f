/** Declare the type of the texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    ladder: typeof import('./en/ladder.ts').default;
  }
}

export {};
