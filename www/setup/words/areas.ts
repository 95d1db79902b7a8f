/** The types of the translated texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    notation: typeof import('./en/notation.ts').default;
  }
}

export {};
