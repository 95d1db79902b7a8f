/**
 * Additions of extras to types of the kernel, by `declare module 'mexplorer/open'`: an interface is open, so
 * that an extra's own fields and words are typed without a line in the kernel.
 */

/** The fields of links that extras add to the page's state. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ExtraState {}

/** The areas of words that extras add. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ExtraWords {}

/** The areas of words that features of the page add. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface FeatureWords {}
