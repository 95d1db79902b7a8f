/** What the page's header chooses between. */
import { html, nothing } from 'lit';
import { icon } from '../kit/icons.js';

/**
 * @param {object} is
 * @param {readonly Pick<import('./views.js').View, 'name' | 'icon'>[]} is.views
 * @param {string} is.current
 * @param {(key: string) => string} is.t
 * @param {(name: string) => string} is.href
 */
export function navigation({ views, current, t, href }) {
  return html`<nav aria-label=${t('page.nav')}>
    ${views.map(
      (view) =>
        html`<a
          href=${href(view.name)}
          data-view=${view.name}
          aria-current=${view.name === current ? 'page' : nothing}
          >${icon(view.icon)}<span>${t(`page.${view.name}`)}</span></a
        >`,
    )}
  </nav>`;
}
