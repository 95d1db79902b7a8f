/** The choices of language and theme in the header of the page. */
import { chooseLang, chooseTheme, themeChoice } from './settings.ts';
import type { ReactiveControllerHost } from 'lit';
import type { Lang } from '../i18n/languages.ts';
import type { ThemeChoice } from './settings.ts';

export class Preferences {
  #host: ReactiveControllerHost;

  theme = themeChoice();

  /** The language whose words are loading. */
  coming: Lang | null = null;

  /** The language whose words could not be loaded. */
  away: Lang | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  chooseTheme(theme: ThemeChoice) {
    chooseTheme(theme);
    this.#set({ theme });
  }

  async chooseLang(lang: Lang) {
    this.#set({ coming: lang, away: null });
    const here = await chooseLang(lang).then(
      () => true,
      () => false,
    );
    if (this.coming === lang) this.#set({ coming: null, away: here ? null : lang });
  }

  /** Keep the current language: dismiss the note that another language could not be loaded. */
  stay() {
    this.#set({ away: null });
  }

  #set(values: Partial<Pick<Preferences, 'theme' | 'coming' | 'away'>>) {
    Object.assign(this, values);
    this.#host.requestUpdate();
  }
}
