/** What a package is made of. */
export interface Options {
    scorm?: string;
    html?: boolean;
    /** Where the archive is to be written. */
    output?: string;
    lang?: string;
    home?: string;
}
/** Where its files come from. */
export interface Sources {
    /** The folder with the scripts and the lessons. */
    dist: string;
    /** Reads a text. */
    read: (file: string) => Promise<string>;
}
/**
 * Makes a package; the caller writes it.
 * @param what the sheet's file, or the id of a lesson
 * @throws {Refused | SheetError}
 */
export declare function pack(what: string[], { scorm, html, output: target, lang, home }: Options, { dist, read }: Sources): Promise<{
    target: string;
    archive: Uint8Array;
}>;
