import type { Group } from './roster.ts';
/** `counts`: of the sheets in their order; null where a sheet does not ask about the claim. */
export type Belief = {
    claim: string;
    counts: (number | null)[];
};
/** @returns the sheets that name claims, the one saved first before the others, and their claims */
export declare function beliefsOf(groups: Group[]): {
    groups: Group[];
    beliefs: Belief[];
};
