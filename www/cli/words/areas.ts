/** The types of the areas of words in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    cli: typeof import('./en/cli.ts').default;
  }
}

export {};
