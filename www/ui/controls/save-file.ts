/** Downloads a file. */
export function saveAs(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Downloads a text, by default JSON. */
export const saveText = (text: string, name: string, type = 'application/json') =>
  saveAs(new Blob([text], { type }), name);
