/** The types of the translated texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    union: typeof import('./en/union.ts').default;
  }
}

export {};
