import type { Extra } from 'mexplorer/kit/extra';
declare module 'mexplorer/open' {
    interface ExtraWords {
        certificate: typeof import('./words/en/certificate.ts').default;
        unsolved: typeof import('./words/en/unsolved.ts').default;
    }
}
export declare const proofs: Extra;
