/** The field for the line of a task's game, and the games that a text in words may mean. */
import { html, nothing } from 'lit';
import { loadElements, remarkOn, suggestions } from 'mexplorer/kit';
import type { GameReading, Speaker } from 'mexplorer/kit';
import type { Checked } from './task-check.ts';

void loadElements('mex-editor');

/**
 * Draw the field for the line of a game, which is in the notation or in words.
 * @param n the task, from 0
 * @param found the core's answer about the line, once it is known
 * @param acts `set`: called at each change; `left`: called at Enter, and when the changed field is left
 */
export function lineField(
  host: Speaker,
  game: string,
  n: number,
  found: Checked | undefined,
  acts: { set: (game: string) => void; left: () => void },
) {
  const error = found?.error ?? null;
  const { words, spot, understood } = remarkOn(host, game, found?.readings ?? [], error);
  return html`<mex-editor
    name=${`line-${n}`}
    .label=${host.t('teach.line_label')}
    .value=${game}
    .error=${understood ? null : error}
    .words=${words}
    .spot=${spot}
    @mex-input=${({ detail }: CustomEvent) => acts.set(detail.value)}
    @mex-submit=${acts.left}
  ></mex-editor>`;
}

/**
 * Draw the games that a text which is not in the notation may mean.
 * @param take callback for the chosen game
 */
export function meanings(
  host: Speaker,
  game: string,
  { error, readings = [] }: Partial<Checked> = {},
  take: (reading: GameReading) => void,
) {
  if (!error || !readings.length) return nothing;
  const { understood } = remarkOn(host, game, readings, error);
  return html`<div class="meanings">
    ${understood ? html`<p class="soft" role="status">${host.t('notation.understood')}</p>` : nothing}
    ${suggestions(host, game, readings, (reading) => take(reading))}
  </div>`;
}
