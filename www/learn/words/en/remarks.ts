/** The remarks in the lessons' programs are English by themselves. */

export default {} satisfies Record<string, string>;
