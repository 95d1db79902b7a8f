/**
 * The welcome on a first visit: a link to the easiest game of the ladder, which can be won within a minute.
 */
import { html, nothing } from 'lit';
import { icon } from '../ui/pictures/icons.ts';
import { greet, isFirstVisit } from '../saved/settings.ts';
import { writeLink } from '../links/state.ts';
import type { MexPlayView } from './mex-play-view.ts';

/**
 * Whether the welcome is shown; null before the first decision. The decision changes only before the first
 * move, so that the board does not move during a game.
 */
let isOffered: boolean | null = null;

/** The number of games that have ended since the page was loaded. */
let ended = 0;

/** Count a finished game. A person who has won a game or finished two does not see the welcome again. */
export function gameEnded(won: boolean) {
  ended += 1;
  if (won || ended > 1) greet();
}

export function welcome(view: MexPlayView) {
  if (isOffered === null || !view.state.moves.length) isOffered = isFirstVisit();
  if (!isOffered) return nothing;
  const close = () => {
    greet();
    isOffered = false;
    view.requestUpdate();
  };
  return html`<aside class="welcome no-print" aria-label=${view.t('page.first.title')}>
    <p><b>${view.t('page.first.title')}</b> <span>${view.t('page.first.text')}</span></p>
    <a
      class="btn primary"
      data-first
      href=${writeLink({ ...view.state, view: 'ladder', rung: 'equal' })}
      >${view.t('page.first.go')}</a
    >
    <button
      class="btn quiet"
      aria-label=${view.t('page.first.close')}
      title=${view.t('page.first.close')}
      @click=${close}
    >
      ${icon('close', 18)}
    </button>
  </aside>`;
}
