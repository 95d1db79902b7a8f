/** The strengths of the computer, from strong to weak: the share of best moves, and the key of the name. */
export const STRENGTHS: [number, string][] = [
  [1, 'play.strength_perfect'],
  [0.85, 'play.strength_strong'],
  [0.6, 'play.strength_middling'],
  [0.3, 'play.strength_weak'],
  [0, 'play.strength_random'],
];

/** Return the index of the strength nearest to `skill`. */
const indexOf = (skill: number) => {
  const far = STRENGTHS.map(([value]) => Math.abs(value - skill));
  return far.indexOf(Math.min(...far));
};

export const nearest = (skill: number) => STRENGTHS[indexOf(skill)][0];

/** Return the key of the name of the strength nearest to `skill`. */
export const strengthKey = (skill: number) => STRENGTHS[indexOf(skill)][1];

/** Return the next weaker strength, or null if there is none. */
export const weaker = (skill: number) => STRENGTHS[indexOf(skill) + 1]?.[0] ?? null;
