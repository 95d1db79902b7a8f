/** The choice of a file to read: a hidden input behind the button that opens it. */
import { html } from 'lit';
import { targetOf } from '../element/events.ts';

/** Opens the input behind a button, on its click. */
export const chooseFile = (event: Event) =>
  ((event.currentTarget as Element).nextElementSibling as HTMLElement).click();

/** @param take receives the files, one unless there may be `several` */
export const fileInput = (take: (...files: File[]) => void, several = false) =>
  html`<input
    type="file"
    accept=".json,application/json"
    hidden
    ?multiple=${several}
    @change=${(event: Event) => {
      const field = targetOf<HTMLInputElement>(event);
      if (field.files?.length) take(...field.files);
      // Allow choosing the same file again.
      field.value = '';
    }}
  />`;
