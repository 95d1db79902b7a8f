/** The theme for our own pages, whose root element has no shadow root. */
import { styleSheets } from './style-sheets.ts';
import theme from './theme.css?inline';

const HOST = /:host(?:\(((?:[^()]|\([^()]*\))*)\))?/g;

/**
 * Return the theme with `:host` replaced by a tag.
 * @param tag the tag of the page's root element
 */
export const pageStyle = (tag: string) =>
  styleSheets(theme.replace(HOST, (_, condition = '') => `${tag}${condition}`));
