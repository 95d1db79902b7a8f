/** The types of the translated texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    notes: typeof import('./en/notes.ts').default;
  }
}

export {};
