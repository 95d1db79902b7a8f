export interface Row {
    game: string;
    /** Its last word. */
    code: string;
    /** The largest heap whose value was computed. */
    reached: number;
    /** The largest value up to there. */
    largest: number;
    /** The first heap with that value. */
    heap: number;
    /** In hexadecimal, with `+ n` where the heap's number counts, too. */
    mask: string;
    /** How many heaps are rare. */
    rare: number;
    /** The last of them. */
    last: number;
    /** Proven since; `heap`: by a longer run, to that heap. */
    period: {
        preperiod: number;
        length: number;
        heap?: number;
    } | null;
    /**
     * The furthest published result, which was not recomputed here: heaps without a period, or a
     * period.
     */
    elsewhere: {
        heaps?: number;
        preperiod?: number;
        length?: number;
        by: string;
        source: string;
        status: string;
    } | null;
}
export declare const unsolved: Row[];
/** By which columns the rows are ordered, and how. */
export declare const orders: Record<string, (a: Row, b: Row) => number>;
