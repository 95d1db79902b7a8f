/** The navigation and the language buttons of the header. */
import { html, nothing } from 'lit';
import { icon } from '../ui/pictures/icons.ts';
import type { View } from './views.ts';
import type { Language } from '../i18n/languages.ts';

/** How many views have a place in the bar of a phone; the others stand behind "More". */
const MAIN = 4;

export function navigation({
  views: all,
  current,
  t,
  href,
  open = false,
  fold,
}: {
  views: readonly Pick<View, 'name' | 'icon' | 'linked'>[];
  current: string;
  t: (key: string) => string;
  href: (name: string) => string;
  /** Whether a phone shows those behind "More". */ open?: boolean;
  fold?: (open: boolean) => void;
}) {
  const views = all.filter(({ linked }) => !linked);
  const link = (view: (typeof views)[number]) =>
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
    @click=${({ target }: MouseEvent) => fold?.(!open && target instanceof Element && Boolean(target.closest('.more')))}
    @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && fold?.(false)}
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
 * @param coming the one that was chosen, while its words are on their way
 */
export function languageButtons<L extends string>(
  languages: Record<L, Language>,
  current: L,
  choose: (lang: L) => void,
  coming?: string | null,
) {
  const others = (Object.keys(languages) as L[]).filter((lang) => lang !== current);
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
