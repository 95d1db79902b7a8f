/** The navigation and the language buttons of the header. */
import { html, nothing } from 'lit';
import { icon } from '../ui/pictures/icons.ts';

/** How many views have a place in the bar of a phone; the others stand behind "More". */
const MAIN = 4;

/**
 * @param {object} is
 * @param {readonly Pick<import('./views.js').View, 'name' | 'icon' | 'linked'>[]} is.views
 * @param {string} is.current
 * @param {(key: string) => string} is.t
 * @param {(name: string) => string} is.href
 * @param {boolean} [is.open] whether a phone shows those behind "More"
 * @param {(open: boolean) => void} [is.fold]
 */
export function navigation({ views: all, current, t, href, open = false, fold }) {
  const views = all.filter(({ linked }) => !linked);
  const link = (/** @type {(typeof views)[number]} */ view) =>
    html`<a
      href=${href(view.name)}
      data-view=${view.name}
      aria-current=${view.name === current ? 'page' : nothing}
      >${icon(view.icon)}<span>${t(`page.${view.name}`)}</span></a
    >`;
  const rest = views.slice(MAIN);
  const inRest = rest.some(({ name }) => name === current);
  // A click beside the opened views, or on one of them, closes them.
  return html`<nav
    aria-label=${t('page.nav')}
    class=${open ? 'open' : ''}
    @click=${(/** @type {MouseEvent} */ { target }) => fold?.(!open && target instanceof Element && Boolean(target.closest('.more')))}
    @keydown=${(/** @type {KeyboardEvent} */ { key }) => key === 'Escape' && fold?.(false)}
  >
    ${views.slice(0, MAIN).map(link)}
    <button class="more ${inRest ? 'here' : ''}" aria-expanded=${open ? 'true' : 'false'}>
      ${icon('more')}<span>${t('page.more')}</span>
    </button>
    <div class="rest">${rest.map(link)}</div>
  </nav>`;
}

/**
 * A button for each other language, named in that language.
 * @template {string} L
 * @param {Record<L, import('../i18n/languages.ts').Language>} languages
 * @param {L} current
 * @param {(lang: L) => void} choose
 * @param {string} [coming] the one that was chosen, while its words are on their way
 */
export function languageButtons(languages, current, choose, coming) {
  const others = /** @type {L[]} */ (Object.keys(languages)).filter((lang) => lang !== current);
  return others.map((lang) => {
    const { tag, name, short } = languages[lang];
    return html`<button
      class="lang"
      lang=${tag}
      data-lang=${lang}
      aria-label=${name}
      aria-busy=${lang === coming ? 'true' : nothing}
      @click=${() => choose(lang)}
    >
      <span class="long">${name}</span>
      <span class="short">${short}</span>
    </button>`;
  });
}
