/** The colours and fonts of the page's design, as values for pictures. */
import { dark, light, still } from 'mexplorer/kit/pictures';

/** Return whether a design token is a colour rather than a length. */
const isColour = ([, value]: [string, string]) => /^#[0-9a-f]{6}$/i.test(value);

const coloursOf = (tokens: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).filter(isColour));

export const LIGHT: Record<string, string> = coloursOf(light);
export const DARK: Record<string, string> = coloursOf(dark);

export const fonts = {
  text: still.font.replaceAll("'", ''),
  head: still['font-head'].replaceAll("'", ''),
  mono: still['font-mono'].replaceAll("'", ''),
};

/** Return the value of a named colour. A name that is not in the palette is returned unchanged. */
export const colourOf = (colours: Record<string, string>, name: string) => colours[name] ?? name;
