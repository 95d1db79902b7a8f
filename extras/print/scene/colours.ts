/** The design's colours and fonts, as a picture writes them. */
import { dark, light, still } from 'mexplorer/kit/pictures';

/** Names that are colours, not measures. */
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

/** A colour by its name; one that is written out is itself. */
export const colourOf = (colours: Record<string, string>, name: string) => colours[name] ?? name;
