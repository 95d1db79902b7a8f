/** The introduction offered on a first visit: a winning strategy in two minutes. */
import { css, html, nothing } from 'lit';
import { icon } from '../ui/pictures/icons.js';
import { greeted, isFirstVisit } from '../learn/progress.js';
import { writeLink } from './state.js';

/** @param {import('./mex-play-view.js').MexPlayView} view */
export function welcome(view) {
  if (!isFirstVisit()) return nothing;
  const close = () => {
    greeted();
    view.requestUpdate();
  };
  return html`<aside class="welcome no-print" aria-label=${view.t('page.first.title')}>
    <p><b>${view.t('page.first.title')}</b> <span>${view.t('page.first.text')}</span></p>
    <a
      class="btn primary"
      data-first
      href=${writeLink({ ...view.state, view: 'learn', lesson: 'first', step: 0 })}
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

export const welcomeStyle = css`
  .welcome {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 6px 10px;
    margin-block-end: 16px;
    padding: 10px 8px 10px 18px;
    border-radius: calc(var(--mex-radius) * 1.4);
    background: var(--mex-accent-soft);
  }
  .welcome b {
    font-family: var(--mex-font-head);
    font-size: 1.0625rem;
    margin-inline-end: 0.4em;
  }
  .welcome span {
    color: var(--mex-ink-soft);
    font-size: 0.9375rem;
  }
  @media (max-width: 41.25em) {
    .welcome {
      grid-template-columns: minmax(0, 1fr) auto;
      margin-inline: -8px;
      padding: 8px 6px 10px 14px;
    }
    .welcome span {
      display: none;
    }
    .welcome .primary {
      grid-column: 1;
      grid-row: 2;
      justify-self: start;
    }
    .welcome .quiet {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;
