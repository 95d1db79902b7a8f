/** The fields above a table: the game and the last heap. */
import { html } from 'lit';
import { field } from '../ui/controls/text-field.ts';
import { errorText } from '../ui/element/error-text.ts';

/**
 * @param {object} is
 * @param {(key: string, args?: any) => string} is.t
 * @param {import('../i18n/index.ts').Lang} is.lang
 * @param {string} is.game
 * @param {number} is.upto
 * @param {string | null} is.wrong what was typed for `upto`, when it is no number
 * @param {import('../engine/errors.js').MexError | null} is.failure
 * @param {(value: string) => void} is.setGame
 * @param {(value: string) => void} is.setUpto
 */
export function fields({ t, lang, game, upto, wrong, failure, setGame, setUpto }) {
  const error = failure
    ? {
        says: errorText(lang, failure, game, setGame),
        span: failure.details?.field === 'position' ? null : failure.span,
      }
    : null;
  return html`<div class="fields no-print" part="controls">
    ${field({ id: 'game', label: t('table.game'), value: game, set: setGame, error })}
    ${field({
      id: 'upto',
      label: t('table.upto'),
      value: wrong ?? String(upto),
      numeric: true,
      set: setUpto,
      error: wrong === null ? null : { says: t('table.upto.expected'), span: [0, wrong.length] },
    })}
  </div>`;
}
