/** The types of the translated texts in this folder. */
declare module '../../open.ts' {
  interface FeatureWords {
    friend: typeof import('./en/friend.ts').default;
    hints: typeof import('./en/hints.ts').default;
    report: typeof import('./en/report.ts').default;
    watch: typeof import('./en/watch.ts').default;
    sharing: typeof import('./en/sharing.ts').default;
    settings: typeof import('./en/settings.ts').default;
  }
}

export {};
