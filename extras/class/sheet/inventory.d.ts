import type { Lang } from 'mexplorer/kit';
import type { Sheet } from './sheet.ts';
/** The claims that are asked about, one a question. */
export declare const ASKED: string[];
/** The sheet in a language, whose words of the areas `refuted` and `class` are here. */
export declare function inventory(lang: Lang, title: string): Promise<Sheet>;
