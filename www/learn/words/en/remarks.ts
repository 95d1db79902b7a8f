/** This table is empty: the comments in the lessons' programs are written in English. */

export default {} satisfies Record<string, string>;
