import type { Extra } from 'mexplorer/kit/extra';
declare module 'mexplorer/open' {
    interface ExtraState {
        /** A task sheet, as sheet/code.ts writes it. */
        sheet: string;
    }
    interface ExtraWords {
        class: typeof import('./words/en/class.ts').default;
    }
}
export declare const classroom: Extra;
