/** The choice between the games that can be played on a pasted graph. */
import { nothing } from 'lit';
import { choice } from '../ui/controls/choice.ts';
import { nameOf } from '../games.ts';
import { sayGame } from '../i18n/index.ts';
import type { GraphModel } from './graph-model.ts';
import type { Lang, Translate } from '../i18n/languages.ts';

/** Return the template of buttons for the games, if there are at least two. */
export function pastedGames(model: GraphModel, t: Translate, lang: Lang) {
  const { places } = model;
  if (places.length < 2) return nothing;
  const isShown = ({ game, position }: (typeof places)[number]) =>
    game === model.game && (position === '' || position === model.position);
  return choice({
    label: t('graph.paste.games'),
    said: true,
    options: places.map(
      (place) => [place, sayGame(lang, nameOf(place.game) ?? place.game)] as const,
    ),
    now: places.find(isShown) ?? places[0],
    set: (place) => model.play(place),
  });
}
