/** Download a file under a name. */
export function saveAs(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoke the address later, since the browser reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Download a text as a file, by default of type JSON. */
export const saveText = (text: string, name: string, type = 'application/json') =>
  saveAs(new Blob([text], { type }), name);
