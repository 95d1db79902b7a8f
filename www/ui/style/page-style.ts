/** The base styles for our own pages, whose root element has no shadow root. */
import { unsafeCSS } from 'lit';
import { shared, tokens } from './base-style.ts';
import { printStyle } from './print-style.ts';

const HOST = /:host(?:\(((?:[^()]|\([^()]*\))*)\))?/g;

/** @param tag of the root element, which is styled as the host of a shadow root is */
export const pageStyle = (tag: string) =>
  [tokens, shared, printStyle].map(({ cssText }) =>
    unsafeCSS(cssText.replace(HOST, (_, condition = '') => `${tag}${condition}`)),
  );
