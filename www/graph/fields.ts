/** Fields for game and position, for a judge's graph, and the choice of drawing. */
import { html } from 'lit';
import { field } from '../ui/controls/text-field.ts';
import { errorText } from '../ui/element/error-text.ts';
import type { Lang } from '../i18n/index.ts';
import type { Translate } from '../i18n/languages.ts';
import type { MexError } from '../engine/errors.ts';

export function graphFields({
  t,
  lang,
  game,
  position,
  pasted,
  failure,
  wrong,
  set,
  paste,
}: {
  t: Translate;
  lang: Lang;
  game: string;
  position: string;
  pasted: string;
  /** Of game or position. */ failure: MexError | null;
  /** With what was pasted. */ wrong: MexError | null;
  set: (name: 'game' | 'position', value: string) => void;
  paste: (text: string) => void;
}) {
  const at = failure?.details?.field === 'game' ? 'game' : 'position';
  const say = (error: MexError | null) =>
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

/** Which of its two drawings a graph shows. */
export function drawingChoice(
  t: (key: string) => string,
  show: string,
  set: (show: 'board' | 'positions') => void,
) {
  const now = show === 'positions' ? 'positions' : 'board';
  return html`<div class="views no-print" role="toolbar" aria-label=${t('graph.view')}>
    ${(['board', 'positions'] as const).map(
      (name) =>
        html`<button
          class="btn"
          type="button"
          aria-pressed=${now === name ? 'true' : 'false'}
          @click=${() => set(name)}
        >
          ${t(`graph.view.${name}`)}
        </button>`,
    )}
  </div>`;
}
