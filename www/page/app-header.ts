/**
 * The header of the page with its name, navigation and settings, the row of views below the header, and the
 * footer.
 */
import { html, nothing } from 'lit';
import { extras } from '../extras.ts';
import { languages } from '../i18n/languages.ts';
import { icon, logo, type Icon } from '../ui/pictures/icons.ts';
import { languageButtons, navigation, viewTabs } from './header.ts';
import { viewOf, views } from '../links/views.ts';
import type { MexApp } from './mex-app.ts';
import type { ThemeChoice } from './settings.ts';
import type { State } from '../links/state.ts';

/** The icon of each theme, in the order in which the button cycles through the themes. */
const themes: Record<ThemeChoice, Icon> = { auto: 'auto', light: 'sun', dark: 'moon' };

/** @param whole whether the navigation is drawn, without which the header is hidden */
export function appHeader(app: MexApp, whole: boolean) {
  const { preferences } = app;
  const place = {
    views: whole ? views : [],
    state: app.store.state,
    t: (key: string) => app.t(key),
    href: (name: string, patch?: Partial<State>) => app.href(name, patch),
  };
  return html`<header class="top" ?inert=${!whole}>
      <button class="skip" @click=${() => app.skip()}>${app.t('page.skip')}</button>
      <a class="brand" href=${app.href(views[0].name)} aria-label="Mexplorer">
        ${logo(32)}<span class="word"><b>mex</b>plorer</span>
      </a>
      ${navigation(place)} ${searchButton(app)}
      <div class="settings" role="group" aria-label=${app.t('page.settings')}>
        ${languageButtons(languages, app.lang, (lang) => void preferences.chooseLang(lang), preferences.coming)}
        ${themeButton(app)}
      </div>
    </header>
    <div class="tabs">${viewTabs(place)}${embedButton(app, 'wide')}</div>`;
}

/** Draw the button that switches to the next theme. Its label is the name of the current theme. */
function themeButton(app: MexApp) {
  const { theme } = app.preferences;
  const all = Object.keys(themes) as ThemeChoice[];
  const next = all[(all.indexOf(theme) + 1) % all.length];
  const name = app.t(`page.theme_${theme}`);
  return html`<button
    class="lang theme"
    data-theme-choice=${theme}
    aria-label=${name}
    title=${name}
    @click=${() => app.preferences.chooseTheme(next)}
  >
    ${icon(themes[theme])}
  </button>`;
}

const searchButton = (app: MexApp) =>
  html`<button
    class="lang"
    data-search
    aria-label=${app.t('page.search')}
    @click=${() => void app.search()}
  >
    ${icon('search')}
  </button>`;

export function appFooter(app: MexApp) {
  return html`<footer class="flow">
    <span>${app.t('page.footer_local')}</span>
    <a href=${app.href('learn', { lesson: 'help', step: 0 })}>${app.t('page.help')}</a>
    ${isTeach(app) ? nothing : embedButton(app, 'narrow')}
    <mex-offline
      @mex-build=${({ detail }: CustomEvent<{ take: () => void }>) => (app.newBuild = detail.take)}
    ></mex-offline>
  </footer>`;
}

const isTeach = ({ store }: MexApp) => viewOf(store.state.view).door === 'teach';

/**
 * Draw the button for embedding: on wide screens in the row of views, on narrow screens in the footer. In the
 * Teach views the button stays in the row of views.
 */
function embedButton(app: MexApp, where: 'wide' | 'narrow') {
  if (!extras.some(({ embed }) => embed)) return nothing;
  return html`<button
    class="lang embed ${isTeach(app) ? '' : where}"
    data-embed
    aria-haspopup="dialog"
    @click=${() => app.embed()}
  >
    ${icon('embed', 18)}${app.t('page.embed')}
  </button>`;
}
