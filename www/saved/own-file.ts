/** What a view says of a saved value, and how the user keeps it as a file. */
import { html, nothing } from 'lit';
import { LARGEST } from './saved.ts';
import { saveAs } from '../ui/controls/save-file.ts';
import { targetOf } from '../ui/element/events.ts';
import { icon } from '../ui/pictures/icons.ts';
import type { Saved } from './saved.ts';
import type { Translate } from '../i18n/languages.ts';

type Speaks = { t: Translate };

/** Says why a value is not stored, or not what was stored; nothing where all is well. */
export function troubleNote(view: Speaks, { trouble }: Pick<Saved<unknown>, 'trouble'>) {
  if (!trouble) return nothing;
  return html`<p class="error no-print" role="status" data-unsaved=${trouble}>
    ${view.t(`common.unsaved_${trouble}`)}
  </p>`;
}

/** Buttons that save a value as a file and load one, with the words of an area. */
export function fileButtons<T>(view: Speaks & { said: string }, saved: Saved<T>, area: string) {
  const save = () =>
    saveAs(new Blob([saved.exported()], { type: 'application/json' }), `${saved.key}.json`);
  const load = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > LARGEST) view.said = 'common.file_large';
    else {
      const isKnown = saved.imported(await file.text().catch(() => ''));
      view.said = `${area}.${isKnown ? 'loaded' : 'load_wrong'}`;
    }
    // So that the same file can be chosen again.
    input.value = '';
  };
  const choose = (event: Event) =>
    ((event.currentTarget as Element).nextElementSibling as HTMLElement).click();
  return html`<button class="btn" data-save @click=${save}>
      ${icon('save', 18)}${view.t(`${area}.save`)}
    </button>
    <button class="btn" data-load @click=${choose}>${view.t(`${area}.load`)}</button
    ><input
      type="file"
      accept=".json,application/json"
      hidden
      @change=${(event: Event) => load(targetOf(event))}
    />`;
}
