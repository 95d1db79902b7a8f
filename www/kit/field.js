/** A line of text to edit: kept on error, and the error shown at the spot. */
import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';

/**
 * @param {object} is
 * @param {string} is.id unique within the shadow root
 * @param {string} is.label
 * @param {string} is.value
 * @param {(value: string) => void} is.set called when the person is done typing
 * @param {{says: string, span?: [number, number] | null} | null} [is.error]
 * @param {boolean} [is.numeric]
 * @param {number} [is.rows] several lines
 * @param {string} [is.hint]
 */
export function field({ id, label, value, set, error = null, numeric = false, rows, hint }) {
  const describedby = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    // Enter also ends the composing of Chinese; that one is not for us.
    if (event.key !== 'Enter' || event.isComposing || rows) return;
    set(/** @type {HTMLInputElement} */ (event.target).value);
  };
  const onChange = (/** @type {Event} */ event) =>
    set(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<div class="entry" part="field">
    <label for=${id}>${label}</label>
    ${
      rows
        ? html`<textarea
            id=${id}
            class="field"
            rows=${rows}
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            .value=${live(value)}
            aria-invalid=${error ? 'true' : 'false'}
            aria-describedby=${describedby || nothing}
            @change=${onChange}
          ></textarea>`
        : html`<input
            id=${id}
            class="field"
            type="text"
            inputmode=${numeric ? 'numeric' : 'text'}
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            .value=${live(value)}
            aria-invalid=${error ? 'true' : 'false'}
            aria-describedby=${describedby || nothing}
            @keydown=${onKey}
            @change=${onChange}
          />`
    }
    ${hint ? html`<p class="hint soft" id="${id}-hint">${hint}</p>` : nothing}
    ${
      error
        ? html`<p class="error" id="${id}-error" role="alert">
            ${spot(value, error.span)}${error.says}
          </p>`
        : nothing
    }
  </div>`;
}

/**
 * The text with the place of the error marked.
 * @param {string} text
 * @param {[number, number] | null | undefined} span
 */
export function spot(text, span) {
  if (!span || text === '') return nothing;
  const [from, to] = span;
  const head = text.slice(Math.max(0, from - 24), from);
  const bad = text.slice(from, Math.max(to, from + 1)) || ' ';
  const tail = text.slice(Math.max(to, from + 1), to + 24);
  return html`<code class="spot"
    >${from > 24 ? '…' : ''}${head}<mark>${bad}</mark>${tail}${
      to + 24 < text.length ? '…' : ''
    }</code
  >`;
}

export const fieldStyle = css`
  .entry {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  .entry label {
    font-size: 0.875rem;
    color: var(--mex-ink-soft);
  }
  .entry .hint {
    font-size: 0.875rem;
  }
  textarea.field {
    resize: vertical;
    line-height: 1.4;
  }
  .spot {
    display: block;
    white-space: pre-wrap;
    word-break: break-all;
  }
  .spot mark {
    background: none;
    color: inherit;
    text-decoration: underline wavy var(--mex-warn) 2px;
    text-underline-offset: 3px;
    text-decoration-skip-ink: none;
  }
`;
