/**
 * Downloads a file.
 * @param {Blob} file
 * @param {string} name
 */
export function saveAs(file, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
