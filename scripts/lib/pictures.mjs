/** The pictures in pages that the build writes, by the extra that draws them. */
import { ofExtras } from './extras.mjs';

/** @typedef {keyof typeof import('../../www/i18n/languages.ts').languages} Lang */

/**
 * @typedef {object} Pictures
 * @property {(spec: Record<string, unknown>) => Promise<{ svg: string }>} renderStatic a widget as a picture
 * @property {(card: { lang: Lang, title: string, says: string, width: number, height: number }) => Promise<string>}
 *   cardSvg a title with a sentence, and a board
 */

const [found = null] = await ofExtras('pictures.mjs');

/** The pictures of the extra; null without it. @type {Pictures | null} */
export const pictures = found;
