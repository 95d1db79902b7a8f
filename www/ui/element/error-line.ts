/** Display errors as sentences. */
import { html, nothing } from 'lit';
import { MexError } from '../../engine/errors.ts';
import { sayError } from '../../i18n/index.ts';
import { aborted } from '../../engine/errors.ts';
import type { Lang } from '../../i18n/languages.ts';

/** An element that shows an error. */
export interface Failing {
  lang: Lang;
  failure: MexError | null;
  game?: string;
  requestUpdate(): void;
}

let errorText: typeof import('./error-text.ts').errorText | undefined;

/**
 * Draw an error as a sentence; buttons replace the wrong text by a suggested name or text.
 * @param text the text with the error: by default the host's game
 */
export function errorWords(
  host: Failing,
  error: MexError,
  text: string = host.game ?? '',
  set: (text: string) => void = (game) => (host.game = game),
): unknown {
  const { nearest, repairs, readings } = error.details ?? {};
  if (!nearest?.length && !repairs && !readings) return sayError(host.lang, error);
  // Load the buttons with the first error, since errors are rare.
  if (!errorText) {
    void import('./error-text.ts').then((words) => {
      ({ errorText } = words);
      host.requestUpdate();
    });
    return sayError(host.lang, error);
  }
  return errorText(host.lang, error, text, set);
}

/** Show an error and emit it as `mex-error`, unless a call was only cancelled. */
export function showError(
  host: Pick<Failing, 'failure'> & { emit(type: string, detail: unknown): void },
  thrown: unknown,
) {
  if (aborted(thrown)) return;
  const error = MexError.from(thrown);
  host.failure = error;
  host.emit('mex-error', { error, code: error.code, message: error.message });
}

/** Draw the error message, or nothing if there is no error. */
export const errorLine = (host: Failing) =>
  host.failure
    ? html`<p class="error" part="error" role="alert">${errorWords(host, host.failure)}</p>`
    : nothing;
