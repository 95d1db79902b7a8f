/** Offers what a text may mean: games with their pictures and rules, and practice problems. */
import { html, nothing } from 'lit';
import { readings } from '../engine/api.ts';
import { sayRule } from '../i18n/rule.ts';
import { icon, picture } from '../ui/pictures/icons.ts';
import { defaults, writeLink } from './state.ts';
import type { Place, Reading } from '../engine/types.ts';
import type { Speaker } from '../ui/element/component.ts';

/** A reading that is a game. */
export type GameReading = Reading & { game: string; card: string };

export const isGame = (reading: Reading): reading is GameReading => reading.game !== null;

/** The readings of a text; none while the core is out of reach. */
export const readingsOf = (text: string) => readings(text).catch((): Reading[] => []);

/** The game of a reading, at a position of it. */
export async function placeOf({ game, position }: GameReading, before = ''): Promise<Place> {
  const { placeIn } = await import('./new-game.ts');
  return { game, position: position ?? (await placeIn(game, before)) };
}

/** The link to a practice problem. */
export const problemLink = (problem: string) =>
  writeLink({ ...defaults, view: 'practice', problem });

/** @param take receives the reading whose button is pressed */
export function suggestions(
  speaker: Speaker,
  all: readonly Reading[],
  take: (reading: GameReading) => void,
) {
  if (!all.length) return nothing;
  const { t } = speaker;
  const game = (reading: GameReading) => {
    const { card, game, position } = reading;
    return html`<button
      type="button"
      class="offer suggestion"
      data-suggestion
      @click=${() => take(reading)}
    >
      ${picture(card, 40, game)}
      <span class="name">${t(`games.${card}`)}</span>
      <span class="example mono">${position === null ? game : `${game} · ${position}`}</span>
      <span class="dim">${sayRule(t, { card, canonical: game })}</span>
    </button>`;
  };
  const problem = (id: string) =>
    html`<button
      type="button"
      class="offer suggestion"
      data-suggestion
      @click=${() => (location.hash = problemLink(id))}
    >
      ${icon('practice', 40)}
      <span class="name">${t('page.problem', { id })}</span>
    </button>`;
  return html`<ul class="stack suggestions" aria-label=${t('page.suggestions')}>
    ${all.map(
      (reading) =>
        html`<li>${isGame(reading) ? game(reading) : problem(String(reading.problem))}</li>`,
    )}
  </ul>`;
}
