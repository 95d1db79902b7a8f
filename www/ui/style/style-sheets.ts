import { unsafeCSS } from 'lit';
import type { CSSResult } from 'lit';

const sheets: Map<string, CSSResult> = new Map();

/**
 * Return the style sheets of `.css` files that were imported as text (`?inline`). Elements that use the same
 * file share one style sheet.
 */
export const styleSheets = (...texts: string[]) =>
  texts.map((text) => {
    const sheet = sheets.get(text) ?? unsafeCSS(text);
    sheets.set(text, sheet);
    return sheet;
  });
