/** The types of the areas of words in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    graph: typeof import('./en/graph.ts').default;
  }
}

export {};
