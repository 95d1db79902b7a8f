import type { State } from 'mexplorer/kit';
interface Place {
    /** The folder of the page, with `/` at its end. */
    base: string;
    /** Of the script, pinned by the snippet. */
    version: string;
    /** Of that script; empty if unknown. */
    integrity: string;
    lang: string;
    theme?: string;
}
/** `name` is the suffix of its text key */
type Snippet = {
    name: string;
    text: string;
};
/** Escapes text for LaTeX. */
export declare function tex(text: string): string;
export declare function addresses(state: State, { base, version, lang, theme }: Place): {
    link: string;
    frame: string;
    script: string;
    module: string;
};
/** All snippets of a state, the most common first. */
export declare function snippets(state: State, place: Place): Snippet[];
/**
 * A self-contained page with its scripts inline.
 * @param place `tag`: of the language
 */
export declare function page(state: State, { scripts, tag: htmlLang, ...place }: Pick<Place, 'lang' | 'theme'> & {
    scripts: string[];
    tag: string;
}): string | null;
export {};
