/** Declare the type of the texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    cli: typeof import('./en/cli.ts').default;
  }
}

export {};
