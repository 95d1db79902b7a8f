/** Long numbers in groups of three; shorter ones are read at a glance. */
const LONG = /^\d{5,}$/;
const EVERY = /\B(?=(?:\d{3})+$)/u;

export const groupsOf = (digits: string): string[] =>
  LONG.test(digits) ? digits.split(EVERY) : [digits];

/** A number with narrow spaces that do not break between its groups: 9 007 199. */
export const groupDigits = (n: unknown) => groupsOf(String(n)).join('\u202f');
