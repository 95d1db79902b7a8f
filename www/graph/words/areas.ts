/** Declare the type of the texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    graph: typeof import('./en/graph.ts').default;
  }
}

export {};
