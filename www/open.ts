/**
 * Interfaces that extras extend by `declare module 'mexplorer/open'`. Declaration merging gives the fields
 * and texts of an extra their types without a change of the page's own code.
 */

/** The fields of links that extras add to the page's state. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ExtraState {}

/** The groups of translated texts that extras add. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ExtraWords {}

/** The groups of translated texts that features of the page add. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface FeatureWords {}
