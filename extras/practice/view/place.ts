/** The position that an input describes: its picture, and links to its board. */
import { html, nothing } from 'lit';
import { icon } from 'mexplorer/kit';
import { boardLinks } from '../check/board-link.ts';
import type { JudgePosition } from 'mexplorer';
import type { Speaker } from 'mexplorer/kit';

/** The maximum length, in characters, of a link to the board. Instead of a longer link, a text is shown. */
const TEXT_IN_LINK = 100_000;
/** The maximum length, in characters, of a position with a picture. */
const TEXT_IN_PICTURE = 80;
/** The maximum number of links for an input with several cases, as in problem 1321. */
const CASES = 12;

/** Return links to the boards of the positions of an input. */
export function placeLinks({ t }: Speaker, place: JudgePosition | null) {
  if (!place) return nothing;
  const links = boardLinks('', place);
  return links.slice(0, CASES).map((href, i) => {
    if (href.length > TEXT_IN_LINK) {
      return html`<span class="soft">${t('practice.too_big')}</span>`;
    }
    const counts = href.startsWith('#v1/union');
    const key = counts ? 'on_union' : links.length > 1 ? 'on_board_n' : 'on_board';
    return html`<a class="btn" data-board href=${href}>
      ${icon(counts ? 'union' : 'play', 18)}${t(`practice.${key}`, { n: i + 1 })}
    </a>`;
  });
}

/** Return a picture of the position of an input. For several cases, draw the first position. */
export function pictureOf(place: JudgePosition | null) {
  if (!place || 'divisors' in place) return nothing;
  const [one] = 'cases' in place ? place.cases : [place];
  if (!one || one.position.length > TEXT_IN_PICTURE) return nothing;
  return html`<mex-thumbnail
    height="96"
    .game=${one.game}
    .position=${one.position}
  ></mex-thumbnail>`;
}
