/** Provide the functions that draw the pictures of generated pages. An extension implements them. */
import { ofExtras } from './extras.mjs';

/** @typedef {keyof typeof import('../../www/i18n/languages.ts').languages} Lang */

/**
 * @typedef {object} Pictures
 * @property {(spec: Record<string, unknown>) => Promise<{ svg: string }>} renderStatic a widget as a picture
 * @property {(card: { lang: Lang, title: string, says: string, width: number, height: number }) => Promise<string>}
 *   cardSvg a title with a sentence, and a board
 */

const [found = null] = await ofExtras('pictures.mjs');

/**
 * The drawing functions of the extension, or null if the extension is absent.
 * @type {Pictures | null}
 */
export const pictures = found;
