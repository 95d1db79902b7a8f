import { unsafeCSS } from 'lit';
import type { CSSResult } from 'lit';

const sheets: Map<string, CSSResult> = new Map();

/** The style sheets of `.css` files, imported as texts (`?inline`): one for each, however many elements use it. */
export const styleSheets = (...texts: string[]) =>
  texts.map((text) => {
    const sheet = sheets.get(text) ?? unsafeCSS(text);
    sheets.set(text, sheet);
    return sheet;
  });
