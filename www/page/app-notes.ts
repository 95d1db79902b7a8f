/** Notes above the view: a new build, a language that could not be loaded, a link with mistakes. */
import { html, nothing } from 'lit';
import { languages } from '../i18n/languages.ts';
import { icon } from '../ui/pictures/icons.ts';
import { views } from './views.ts';
import type { Translate } from '../i18n/languages.ts';
import type { MexApp } from './mex-app.ts';
import type { Preferences } from './preferences.ts';
import type { Flaw } from './state.ts';

const closeButton = (t: Translate, close: () => void) =>
  html`<button class="btn quiet" aria-label=${t('common.close')} @click=${close}>
    ${icon('close', 18)}
  </button>`;

export const appNotes = (app: MexApp) =>
  html`${langNote(app.translator, app.preferences)}
  ${updateNote(app.translator, app.newBuild, () => (app.newBuild = null))}
  ${flawNote(app.translator, app.store.flaws, () => (app.store.flaws = []))}`;

/** @param take switches to the new build, if one is ready */
function updateNote(t: Translate, take: (() => void) | null, later: () => void) {
  if (!take) return nothing;
  return html`<div class="caution note" role="status" data-update>
    <p>${t('page.update_ready')}</p>
    <div>
      <button class="btn primary" @click=${take}>${t('page.update_take')}</button>
      <button class="btn quiet" @click=${later}>${t('page.update_later')}</button>
    </div>
  </div>`;
}

function langNote(t: Translate, preferences: Preferences) {
  const { away } = preferences;
  if (!away) return nothing;
  return html`<div class="caution note" role="status" data-lang-away>
    <p>${t('page.lang_failed', { name: languages[away].name })}</p>
    <div>
      <button class="btn primary" data-retry @click=${() => void preferences.chooseLang(away)}>
        ${t('common.retry')}
      </button>
      ${closeButton(t, () => preferences.stay())}
    </div>
  </div>`;
}

function flawNote(t: Translate, flaws: Flaw[], close: () => void) {
  if (!flaws.length) return nothing;
  const known = t('common.list', { items: views.map(({ name }) => name) });
  return html`<div class="caution note" role="status">
    <div>
      ${flaws.map((flaw) => {
        const kind = flaw.field === 'version' ? 'later' : flaw.kind;
        return html`<p>${t(`page.link_${kind}`, { ...flaw, known })}</p>`;
      })}
    </div>
    ${closeButton(t, close)}
  </div>`;
}
