/** Offered on a first visit: the first rung of the ladder, which can be won within a minute. */
import { css, html, nothing } from 'lit';
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

export const welcomeStyle = css`
  .welcome {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 6px 10px;
    margin-block-end: 12px;
    padding: 6px 8px 6px 18px;
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
  /* On a small phone the board comes first. */
  @media (max-width: 41.25em) and (max-height: 40em) {
    mex-play-view {
      display: flex;
      flex-direction: column;
    }
    .welcome {
      order: 1;
    }
  }
  @media (max-width: 41.25em) {
    .welcome {
      margin: 0 -8px 8px;
      padding: 4px 4px 4px 12px;
    }
    .welcome b {
      font-size: 0.9375rem;
    }
    .welcome span {
      display: none;
    }
    .welcome .btn {
      padding-inline: 10px;
      font-size: 0.875rem;
    }
  }
`;
