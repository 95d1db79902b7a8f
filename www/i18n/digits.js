/** Long numbers in groups of three; shorter ones are read at a glance. */
const LONG = /^\d{5,}$/;
const EVERY = /\B(?=(?:\d{3})+$)/u;

/** @param {string} digits @returns {string[]} */
export const groupsOf = (digits) => (LONG.test(digits) ? digits.split(EVERY) : [digits]);

/** A number with narrow spaces that do not break between its groups: 9 007 199. @param {unknown} n */
export const groupDigits = (n) => groupsOf(String(n)).join('\u202f');
