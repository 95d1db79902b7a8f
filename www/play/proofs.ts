/** The lesson that proves each theorem, by the theorem's name in explanations. */
const PROOFS = {
  nim: ['bouton'],
  sg: ['sprague-grundy'],
  subtract: ['subtraction', 'interval'],
  split: ['odious'],
  staircase: ['odd-steps'],
  letters: ['letters'],
  merge: ['merge'],
  misere: ['misere-nim'],
  moore: ['moore'],
  periods: ['guy-smith'],
  quotient: ['misere-quotient'],
};

/** Return the id of the lesson that proves a theorem; undefined if there is none. */
export const lessonOf = (theorem: string) =>
  Object.entries(PROOFS).find(([, theorems]) => theorems.includes(theorem))?.[0];
