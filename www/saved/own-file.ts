/**
 * The messages of a view about a stored value, and the buttons for saving the value as a file and loading it.
 */
import { html, nothing } from 'lit';
import { LARGEST } from './saved.ts';
import { chooseFile, fileInput } from '../ui/controls/file-input.ts';
import { saveText } from '../ui/controls/save-file.ts';
import { icon } from '../ui/pictures/icons.ts';
import type { Saved } from './saved.ts';
import type { Translate } from '../i18n/languages.ts';

type Speaks = { t: Translate };

/**
 * Explain why a value is not stored, or why it differs from the stored one; return nothing if there is no
 * such problem.
 */
export function troubleNote(view: Speaks, { trouble }: Pick<Saved<unknown>, 'trouble'>) {
  if (!trouble) return nothing;
  return html`<p class="error no-print" role="status" data-unsaved=${trouble}>
    ${view.t(`common.unsaved_${trouble}`)}
  </p>`;
}

/** Draw buttons that save a value as a file and load one; `area` names the group of translated texts. */
export function fileButtons<T>(view: Speaks & { said: string }, saved: Saved<T>, area: string) {
  const save = () => saveText(saved.exported(), `${saved.key}.json`);
  const load = async (file: File) => {
    const isSmall = file.size <= LARGEST;
    const isKnown = isSmall && saved.imported(await file.text().catch(() => ''));
    view.said = isSmall ? `${area}.${isKnown ? 'loaded' : 'load_wrong'}` : 'common.file_large';
  };
  return html`<button class="btn" data-save @click=${save}>
      ${icon('save', 18)}${view.t(`${area}.save`)}
    </button>
    <button class="btn" data-load @click=${chooseFile}>${view.t(`${area}.load`)}</button
    >${fileInput((file) => void load(file))}`;
}
