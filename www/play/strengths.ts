/** Strengths of the computer: the share of best moves. */
export const STRENGTHS: [number, string][] = [
  [1, 'play.strength_perfect'],
  [0.85, 'play.strength_strong'],
  [0.6, 'play.strength_middling'],
  [0.3, 'play.strength_weak'],
  [0, 'play.strength_random'],
];

/** The nearest strength. */
const indexOf = (skill: number) => {
  const far = STRENGTHS.map(([value]) => Math.abs(value - skill));
  return far.indexOf(Math.min(...far));
};

export const nearest = (skill: number) => STRENGTHS[indexOf(skill)][0];

/** The key of a strength's name. */
export const strengthKey = (skill: number) => STRENGTHS[indexOf(skill)][1];

/** The next weaker strength, or null. */
export const weaker = (skill: number) => STRENGTHS[indexOf(skill) + 1]?.[0] ?? null;
