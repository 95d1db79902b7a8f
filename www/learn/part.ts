/** Templates that the parts of a lesson share. */
import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { sign, type Sign } from '../ui/pictures/signs.ts';
import { inline } from '../ui/text/rich-text.ts';

/** Return a lesson's text with its markup, as inline content. */
export const said = (text: string) => unsafeHTML(inline(text).text);

/** Return the task of a part: its text in a lesson, or the element's own content without a text. */
export const task = (text: string | null, own?: unknown) =>
  html`<div class="words">${text === null ? own : said(text)}</div>`;

export const verdict = (mark: '✓' | '✗' | '?', content: unknown) =>
  html`<p class="verdict ${mark === '✓' ? 'right' : ''}">
    <span class="sign" aria-hidden="true">${mark}</span>
    <span>${content}</span>
  </p>`;

interface StepButton {
  key: string;
  label: string;
  off: boolean;
  /** The icon before the label. */
  before?: Sign;
  after?: Sign;
  go: () => void;
}

/** Return a button to another step. A disabled button can keep the focus. */
export const stepButton = ({ key, label, off, before, after, go }: StepButton) =>
  html`<button
    type="button"
    class="btn ${key === 'next' && !off ? 'primary' : ''}"
    data-step=${key}
    aria-disabled=${off ? 'true' : 'false'}
    @click=${() => off || go()}
  >
    ${before ? sign(before) : nothing}${label}${after ? sign(after) : nothing}
  </button>`;
