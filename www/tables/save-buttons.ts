/** Buttons that save the table as a file, of any length. */
import { html } from 'lit';
import { saveAs } from '../ui/controls/save-file.ts';
import { FILES, fileName, fileOf } from './export/file.ts';
import type { Translate } from '../i18n/languages.ts';

/** Longer tables are saved as files rather than copied. */
export const COPIED = 100_000;

export function saveBar(t: Translate, save: (format: 'csv' | 'txt' | 'json') => void) {
  return html`<div
    class="flow copy no-print"
    part="save"
    role="toolbar"
    aria-label=${t('table.save')}
  >
    <span class="soft">${t('table.save')}</span>
    ${FILES.map(
      (format) =>
        html`<button class="btn" type="button" data-save=${format} @click=${() => save(format)}>
          ${t(`table.save.${format}`)}
        </button>`,
    )}
  </div>`;
}

/**
 * Writes and downloads the file.
 * @param progress false stops
 * @returns its name, or null when stopped
 */
export async function saveFile(
  format: 'csv' | 'txt' | 'json',
  data: Parameters<typeof fileOf>[1],
  progress: (share: number) => boolean,
): Promise<string | null> {
  const file = await fileOf(format, data, progress);
  if (!file) return null;
  const name = fileName(format, data);
  saveAs(file, name);
  return name;
}
