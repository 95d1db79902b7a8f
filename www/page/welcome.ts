/** Offered on a first visit: the first rung of the ladder, which can be won within a minute. */
import { html, nothing } from 'lit';
import { icon } from '../ui/pictures/icons.ts';
import { greet, isFirstVisit } from '../saved/settings.ts';
import { writeLink } from './state.ts';
import type { MexPlayView } from './mex-play-view.ts';

export function welcome(view: MexPlayView) {
  if (!isFirstVisit()) return nothing;
  const close = () => {
    greet();
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
