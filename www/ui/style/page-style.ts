/** The theme for our own pages, whose root element has no shadow root. */
import { styleSheets } from './style-sheets.ts';
import theme from './theme.css?inline';

const HOST = /:host(?:\(((?:[^()]|\([^()]*\))*)\))?/g;

/** @param tag of the root element, which gets the styles of a shadow root's host */
export const pageStyle = (tag: string) =>
  styleSheets(theme.replace(HOST, (_, condition = '') => `${tag}${condition}`));
