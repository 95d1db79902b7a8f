/** A file chooser: a hidden file input behind the button that opens it. */
import { html } from 'lit';
import { targetOf } from '../element/events.ts';

/** Open the file input that follows the clicked button. */
export const chooseFile = (event: Event) =>
  ((event.currentTarget as Element).nextElementSibling as HTMLElement).click();

/** @param take callback for the chosen files; only one unless `several` is true */
export const fileInput = (take: (...files: File[]) => void, several = false) =>
  html`<input
    type="file"
    accept=".json,application/json"
    hidden
    ?multiple=${several}
    @change=${(event: Event) => {
      const field = targetOf<HTMLInputElement>(event);
      if (field.files?.length) take(...field.files);
      // Clear the input, so that the same file can be chosen again.
      field.value = '';
    }}
  />`;
