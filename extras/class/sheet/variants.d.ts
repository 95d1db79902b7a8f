/** FNV-1a (Fowler, Noll, Vo, 1991), 32 bits. */
export declare function hash(text: string): number;
/** Numbers from 0 to 1, the same for the same seed (xorshift, Marsaglia, 2003). */
export declare function chances(seed: number): () => number;
/** A name as two people would agree that it is the same. */
export declare const plainName: (name: string) => string;
/**
 * The position of a learner: one of a few that belong to the task.
 * @param seed of the sheet
 * @param n the task's place in it, from 0
 * @param name of the learner
 * @returns the author's own where no other is found
 */
export declare function variantOf(task: {
    game: string;
    position: string;
}, seed: number, n: number, name: string): Promise<string>;
/** Whether some learner gets this position: a name may be changed after the first attempt. */
export declare function isVariant(task: {
    game: string;
    position: string;
}, seed: number, n: number, position: string): Promise<boolean>;
