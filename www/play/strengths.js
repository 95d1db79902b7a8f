/** Strengths of the computer: the share of best moves. @type {[number, string][]} */
export const STRENGTHS = [
  [1, 'play.strength_perfect'],
  [0.85, 'play.strength_strong'],
  [0.6, 'play.strength_middling'],
  [0.3, 'play.strength_weak'],
  [0, 'play.strength_random'],
];

/** The nearest strength. @param {number} skill */
const indexOf = (skill) => {
  const far = STRENGTHS.map(([value]) => Math.abs(value - skill));
  return far.indexOf(Math.min(...far));
};

/** @param {number} skill */
export const nearest = (skill) => STRENGTHS[indexOf(skill)][0];

/** The key of a strength's name. @param {number} skill */
export const strengthKey = (skill) => STRENGTHS[indexOf(skill)][1];

/** The next weaker strength, or null. @param {number} skill */
export const weaker = (skill) => STRENGTHS[indexOf(skill) + 1]?.[0] ?? null;
