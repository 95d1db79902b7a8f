/** The types of the translated texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    help: typeof import('./en/help.ts').default;
    learn: typeof import('./en/learn.ts').default;
  }
}

export {};
