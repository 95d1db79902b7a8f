declare module 'virtual:mexplorer-binary' {
  const source: string;
  export default source;
}

declare module 'virtual:mexplorer-worker' {
  const source: string;
  export default source;
}

declare const __MEX_BUILD__: string | undefined;
