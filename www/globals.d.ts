declare module '*.css?inline' {
  const text: string;
  export default text;
}

declare module 'virtual:mexplorer-core' {
  /** The whole core: base64 of the output of `deflate`. */
  const text: string;
  export default text;
}

declare module 'virtual:mexplorer-small-core' {
  /** The small core, in the same form. */
  const text: string;
  export default text;
}

declare module 'virtual:mexplorer-core-script' {
  /** The name of the script that has the whole core. */
  export const file: string;
  /** The build that it is of. */
  export const id: string;
  /** The hash in the form of a script tag. */
  export const integrity: string;
}

/** Defines the widgets of the registry but for the lessons. */
declare module 'virtual:mexplorer-widgets';

declare module 'virtual:mexplorer-worker' {
  const source: string;
  export default source;
}

declare const __MEX_BUILD__: string | undefined;
declare const __MEX_OFFLINE__: boolean | undefined;
declare const __MEX_REPOSITORY__: string | undefined;

interface Window {
  /** The last shortcut key pressed before the page's scripts had loaded. See `public/boot.js`. */
  earlyKey?: KeyboardEvent;
}
