/** Offered on a first visit: the first rung of the ladder, which can be won within a minute. */
import { html, nothing } from 'lit';
import { icon } from '../ui/pictures/icons.ts';
import { greet, isFirstVisit } from '../saved/settings.ts';
import { writeLink } from '../links/state.ts';
import type { MexPlayView } from './mex-play-view.ts';

/** Whether it is offered: decided where a game begins, so that the board never moves in a game. */
let isOffered: boolean | null = null;

/** Games that have ended since the page was loaded. */
let ended = 0;

/** A game has ended: who has won one, or ended two, is no longer new here. */
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
