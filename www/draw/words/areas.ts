/** Declare the type of the texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    draw: typeof import('./en/draw.ts').default;
  }
}

export {};
