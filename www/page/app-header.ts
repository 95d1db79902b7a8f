/** The header of the page: its name, the views, and the settings of all views; and its footer. */
import { html, nothing } from 'lit';
import { languages } from '../i18n/languages.ts';
import { icon, logo } from '../ui/pictures/icons.ts';
import { languageButtons, navigation } from './header.ts';
import { views } from './views.ts';
import type { MexApp } from './mex-app.ts';

const themes = { auto: 'auto', light: 'sun', dark: 'moon' } as const;

export function appHeader(app: MexApp) {
  const { preferences } = app;
  return html`<header class="top">
    <button class="skip" @click=${() => app.skip()}>${app.t('page.skip')}</button>
    <a class="brand" href=${app.href(views[0].name)} aria-label="Mexplorer">
      ${logo(32)}<span class="word"><b>mex</b>plorer</span>
    </a>
    ${navigation({
      views,
      current: app.store.state.view,
      t: (key) => app.t(key),
      href: (name) => app.href(name),
      open: app.unfolded,
      fold: (open) => app.fold(open),
    })}
    <div class="settings" role="group" aria-label=${app.t('page.settings')}>
      ${embedButton(app, 'wide')}
      ${languageButtons(languages, app.lang, (lang) => void preferences.chooseLang(lang), preferences.coming)}
      <div class="themes" role="group" aria-label=${app.t('page.theme')}>
        ${(Object.keys(themes) as (keyof typeof themes)[]).map(
          (theme) =>
            html`<button
              data-theme-choice=${theme}
              aria-pressed=${preferences.theme === theme ? 'true' : 'false'}
              aria-label=${app.t(`page.theme_${theme}`)}
              title=${app.t(`page.theme_${theme}`)}
              @click=${() => preferences.chooseTheme(theme)}
            >
              ${icon(themes[theme], 18)}
            </button>`,
        )}
      </div>
    </div>
  </header>`;
}

export function appFooter(app: MexApp) {
  const version = app.coreVersion;
  return html`<footer>
    <span>${app.t('page.footer_local')}</span>
    <mex-offline
      @mex-build=${({ detail }: CustomEvent<{ take: () => void }>) => (app.newBuild = detail.take)}
    ></mex-offline>
    ${embedButton(app, 'narrow')}
    <span>Mexplorer${version ? html` · ${app.t('page.version', { version })}` : nothing}</span>
  </footer>`;
}

/** In the header, or in the footer on narrow screens. */
function embedButton(app: MexApp, where: 'wide' | 'narrow') {
  return html`<button
    class="lang embed ${where}"
    data-embed
    aria-haspopup="dialog"
    @click=${() => app.embed()}
  >
    ${icon('embed', 18)}${app.t('page.embed')}
  </button>`;
}
