/**
 * Links to the view that shows an input of a practice problem: the board of a position, or the count of a
 * union.
 */
import { linkTo } from 'mexplorer/kit';
import type { JudgePosition } from 'mexplorer';

/**
 * Return a link for each position of an input.
 * @param app the address of the page, empty within it
 */
export function boardLinks(app: string, place: JudgePosition): string[] {
  if ('divisors' in place) {
    return [linkTo(app, 'union', { n: place.n, divisors: place.divisors.join(' ') })];
  }
  const cases = 'cases' in place ? place.cases : [place];
  return cases.map(({ game, position }) => linkTo(app, 'play', { game, position, why: 1 }));
}
