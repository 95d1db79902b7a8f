/** The types of the areas of words in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    draw: typeof import('./en/draw.ts').default;
  }
}

export {};
