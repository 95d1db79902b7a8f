/** The fields above a table: the game and the last heap. */
import { html } from 'lit';
import { field } from '../ui/controls/text-field.ts';
import { errorText } from '../ui/element/error-text.ts';
import type { Lang } from '../i18n/index.ts';
import type { MexError } from '../engine/errors.ts';
import type { Translate } from '../i18n/languages.ts';

export function fields({
  t,
  lang,
  game,
  upto,
  wrong,
  failure,
  setGame,
  setUpto,
}: {
  t: Translate;
  lang: Lang;
  game: string;
  upto: number;
  /** What was typed for `upto`, when it is no number. */ wrong: string | null;
  failure: MexError | null;
  setGame: (value: string) => void;
  setUpto: (value: string) => void;
}) {
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
