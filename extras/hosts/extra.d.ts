/** For pages of others: the dialog that embeds a view, Jupyter's module, and kits for note tools. */
import type { Extra } from 'mexplorer/kit/extra';
declare module 'mexplorer/open' {
    interface ExtraWords {
        embedding: typeof import('./words/en/embedding.ts').default;
    }
}
export declare const hosts: Extra;
