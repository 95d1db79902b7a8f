/** Return whether the person has turned on the browser's data saver. */
export const savesData = (): boolean | undefined =>
  Object(globalThis.navigator).connection?.saveData;
