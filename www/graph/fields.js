/** Fields for game and position, for a judge's graph, and the choice of drawing. */
import { html } from 'lit';
import { field } from '../ui/controls/text-field.ts';
import { errorText } from '../ui/element/error-text.ts';

/**
 * @param {object} is
 * @param {(key: string, args?: any) => string} is.t
 * @param {import('../i18n/index.ts').Lang} is.lang
 * @param {string} is.game
 * @param {string} is.position
 * @param {string} is.pasted
 * @param {any} is.failure of game or position
 * @param {any} is.wrong with what was pasted
 * @param {(name: 'game' | 'position', value: string) => void} is.set
 * @param {(text: string) => void} is.paste
 */
export function graphFields({ t, lang, game, position, pasted, failure, wrong, set, paste }) {
  const at = failure?.details?.field === 'game' ? 'game' : 'position';
  const say = (/** @type {any} */ error) =>
    error
      ? {
          says: errorText(lang, error, game, (value) => set('game', value)),
          span: error.span,
        }
      : null;
  return html`<div class="fields no-print" part="controls">
    ${field({
      id: 'game',
      label: t('graph.game'),
      value: game,
      set: (value) => set('game', value),
      error: at === 'game' ? say(failure) : null,
    })}
    ${field({
      id: 'position',
      label: t('graph.position'),
      value: position,
      set: (value) => set('position', value),
      error: at === 'position' ? say(failure) : null,
    })}
    <details class="paste">
      <summary>${t('graph.paste.open')}</summary>
      ${field({
        id: 'paste',
        label: t('graph.paste'),
        value: pasted,
        rows: 5,
        hint: t('graph.paste.hint'),
        set: paste,
        error: say(wrong),
      })}
    </details>
  </div>`;
}

/**
 * Which of its two drawings a graph shows.
 * @param {(key: string) => string} t
 * @param {string} show
 * @param {(show: 'board' | 'positions') => void} set
 */
export function drawingChoice(t, show, set) {
  const now = show === 'positions' ? 'positions' : 'board';
  return html`<div class="views no-print" role="toolbar" aria-label=${t('graph.view')}>
    ${
      /** @type {const} */ (['board', 'positions']).map(
        (name) =>
          html`<button
            class="btn"
            type="button"
            aria-pressed=${now === name ? 'true' : 'false'}
            @click=${() => set(name)}
          >
            ${t(`graph.view.${name}`)}
          </button>`,
      )
    }
  </div>`;
}
