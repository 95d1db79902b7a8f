/** Template functions that the views share. */
import { html, nothing } from 'lit';
import { icon, type Icon } from '../ui/pictures/icons.ts';

/** Draw the heading of a view with an introductory text and further content. */
export const lead = (title: string, text: unknown, more: unknown = nothing) =>
  html`<header class="lead plain">
    <h1>${title}</h1>
    ${text ? html`<p class="lead-text">${text}</p>` : nothing} ${more}
  </header>`;

/** Draw an error message, or nothing if there is none. */
export const alertLine = (words: unknown) =>
  words ? html`<p class="error" role="alert">${words}</p>` : nothing;

/** Draw a link with an icon to another view. */
export const way = (href: string, sign: Icon, words: string) =>
  html`<a href=${href}>${icon(sign, 18)}${words}</a>`;

/** Draw the title bar of a dialog, with a close button. */
export const dialogBar = (id: string, title: string, close: string, does: () => void) =>
  html`<div class="flow">
    <h2 id=${id}>${title}</h2>
    <button class="btn quiet square end" aria-label=${close} @click=${does}>
      ${icon('close', 20)}
    </button>
  </div>`;
