/** The remarks in the lessons' programs are English by themselves. */

/** @type {Record<string, string>} */
export default {};
