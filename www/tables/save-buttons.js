/** Buttons that save the table as a file, of any length. */
import { html } from 'lit';
import { saveAs } from '../ui/controls/save-file.ts';
import { FILES, fileName, fileOf } from './export/file.js';

/** Longer tables are saved as files rather than copied. */
export const COPIED = 100_000;

/**
 * @param {(key: string, args?: any) => string} t
 * @param {(format: 'csv' | 'txt' | 'json') => void} save
 */
export function saveBar(t, save) {
  return html`<div class="copy no-print" part="save" role="toolbar" aria-label=${t('table.save')}>
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
 * @param {'csv' | 'txt' | 'json'} format
 * @param {any} data
 * @param {(share: number) => boolean} progress false stops
 * @returns {Promise<string | null>} its name, or null when stopped
 */
export async function saveFile(format, data, progress) {
  const file = await fileOf(format, data, progress);
  if (!file) return null;
  const name = fileName(format, data);
  saveAs(file, name);
  return name;
}
