/** The types of the translated texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    quotient: typeof import('./en/quotient.ts').default;
  }
}

export {};
