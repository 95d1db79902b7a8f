/** The design's colours and fonts, as a picture writes them. */
import { dark, light, still } from '../ui/style/tokens.js';

/** Names that are colours, not measures. */
const isColour = (/** @type {[string, string]} */ [, value]) => /^#[0-9a-f]{6}$/i.test(value);

/** @param {Record<string, string>} tokens */
const coloursOf = (tokens) => Object.fromEntries(Object.entries(tokens).filter(isColour));

/** @type {Record<string, string>} */
export const LIGHT = coloursOf(light);
/** @type {Record<string, string>} */
export const DARK = coloursOf(dark);

export const fonts = {
  text: still.font.replaceAll("'", ''),
  head: still['font-head'].replaceAll("'", ''),
  mono: still['font-mono'].replaceAll("'", ''),
};

/** A colour by its name; one that is written out is itself. @param {Record<string, string>} colours @param {string} name */
export const colourOf = (colours, name) => colours[name] ?? name;
