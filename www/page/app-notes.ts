/**
 * Notes above the view: a new build is ready, a language could not be loaded, or a link has invalid fields.
 */
import { html, nothing } from 'lit';
import { flawLines } from './flaw-lines.ts';
import { languages } from '../i18n/languages.ts';
import { icon } from '../ui/pictures/icons.ts';
import type { Translate } from '../i18n/languages.ts';
import type { MexApp } from './mex-app.ts';
import type { Preferences } from './preferences.ts';

const closeButton = (t: Translate, close: () => void) =>
  html`<button class="btn quiet" aria-label=${t('common.close')} @click=${close}>
    ${icon('close', 18)}
  </button>`;

export const appNotes = (app: MexApp) =>
  html`${langNote(app.t, app.preferences)}
  ${updateNote(app.t, app.newBuild, () => (app.newBuild = null))} ${flawNote(app)}`;

/** @param take callback that switches to the new build; null if no build is ready */
function updateNote(t: Translate, take: (() => void) | null, later: () => void) {
  if (!take) return nothing;
  return html`<div class="caution note" role="status" data-update>
    <p>${t('notes.update_ready')}</p>
    <div>
      <button class="btn primary" @click=${take}>${t('notes.update_take')}</button>
      <button class="btn quiet" @click=${later}>${t('notes.update_later')}</button>
    </div>
  </div>`;
}

function langNote(t: Translate, preferences: Preferences) {
  const { away } = preferences;
  if (!away) return nothing;
  return html`<div class="caution note" role="status" data-lang-away>
    <p>${t('notes.lang_failed', { name: languages[away].name })}</p>
    <div>
      <button class="btn primary" data-retry @click=${() => void preferences.chooseLang(away)}>
        ${t('common.retry')}
      </button>
      ${closeButton(t, () => preferences.stay())}
    </div>
  </div>`;
}

function flawNote(app: MexApp) {
  const { flaws } = app.store;
  if (!flaws.length) return nothing;
  return html`<div class="caution note" role="status">
    <div>${flawLines({ flaws })}</div>
    ${closeButton(app.t, () => (app.store.flaws = []))}
  </div>`;
}
