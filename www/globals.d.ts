declare module 'virtual:mexplorer-binary' {
  const source: string;
  export default source;
}

declare module 'virtual:mexplorer-small-binary' {
  /** The same of the small core. */
  const text: string;
  export default text;
}

declare module 'virtual:mexplorer-core-script' {
  /** The name of the script that has the whole core. */
  export const file: string;
  /** The build that it is of. */
  export const id: string;
  /** Its hash, as a script tag has it. */
  export const integrity: string;
}

declare module 'virtual:mexplorer-worker' {
  const source: string;
  export default source;
}

declare const __MEX_BUILD__: string | undefined;
