/** Links to the board, or to the count, that an input of a practice problem describes. */
import { linkTo } from '../ui/text/view-links.ts';

/** @typedef {import('../engine/types.ts').JudgePosition} JudgePosition */

/**
 * A link for each position of an input.
 * @param {string} app the address of the page, empty within it
 * @param {JudgePosition} place
 * @returns {string[]}
 */
export function boardLinks(app, place) {
  if ('divisors' in place) {
    return [linkTo(app, 'union', { n: place.n, divisors: place.divisors.join(' ') })];
  }
  const cases = 'cases' in place ? place.cases : [place];
  return cases.map(({ game, position }) => linkTo(app, 'play', { game, position, why: 1 }));
}
