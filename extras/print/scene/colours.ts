/** The colours and fonts of the design, as values in a picture. */
import { dark, light, still } from 'mexplorer/kit/pictures';

/** Whether a token is a colour, not a measure. */
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

/** A colour by its name, or as it is written out. */
export const colourOf = (colours: Record<string, string>, name: string) => colours[name] ?? name;
