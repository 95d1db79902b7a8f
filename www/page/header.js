/** The navigation and the language buttons of the header. */
import { html, nothing } from 'lit';
import { icon } from '../ui/pictures/icons.js';

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

/**
 * A button for each other language, named in that language.
 * @template {string} L
 * @param {Record<L, import('../i18n/languages.js').Language>} languages
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
