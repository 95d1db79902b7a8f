/**
 * Suggestions of possible meanings of a text: games with their pictures and rules, problems and
 * views.
 */
import { html, nothing } from 'lit';
import { sayRule } from '../i18n/rule.ts';
import { icon } from '../ui/pictures/icons.ts';
import { picture } from '../ui/pictures/games.ts';
import { isGame, linkOf, problems, stretches } from './meanings.ts';
import type { Icon } from '../ui/pictures/icons.ts';
import type { MexError } from '../engine/errors.ts';
import type { Reading } from '../engine/types.ts';
import type { Speaker } from '../ui/element/base.ts';
import type { GameReading } from './meanings.ts';

/** Return a sentence that a game is not available, and why; '' for any other meaning. */
export const absence = ({ t }: Speaker, { absent }: Reading) =>
  absent ? t('notation.absent', { name: absent.name, reason: absent.reason }) : '';

/** Return the question for the sizes of heaps whose number, but not sizes, the text gives. */
export const sizesAsked = ({ t }: Speaker, { card, heaps }: GameReading) =>
  t('notation.sizes', { title: t(`games.${card}`), n: heaps ?? 0 });

/** A remark on a text that does not follow the notation, shown in place of the error. */
interface Remark {
  words: string;
  /** The range of the text that was not understood; null if there is none. */
  spot: [number, number] | null;
  /** Whether the text certainly means something available, so that it has no error. */
  understood: boolean;
}

/**
 * Return whether an error is of a text that is not in the notation, or that continues after a game in the
 * notation. A rule without an arrow is not in the notation.
 */
const isOtherLanguage = ({ code, details }: MexError) =>
  ['unknown-game', 'unexpected-argument'].includes(code) || String(details?.expected) === '->';

/** The most words of a text that may be a misspelled name instead of a sentence. */
const NAME = 2;

/**
 * Return whether an error corrects the name of a game: the text is no sentence, and a similar name in the
 * error is that of the first meaning.
 */
function isRespelled(text: string, { details }: MexError, first: Reading) {
  const nearest = (details?.nearest ?? []) as string[];
  const isName = text.trim().split(/\s+/u).length <= NAME;
  return (
    isName && !first.rest.length && nearest.some((name) => [first.game, first.card].includes(name))
  );
}

/**
 * Choose the remark on a text.
 * @param all the possible meanings of the text
 * @param error the error of the text when parsed as notation
 */
export function remarkOn(
  speaker: Speaker,
  text: string,
  all: readonly Reading[],
  error: MexError | null,
): Remark {
  const [first] = all;
  const none = { words: '', spot: null, understood: false };
  if (!error || !first || error.details?.repairs || error.details?.readings) return none;
  if (first.absent) return { ...none, words: absence(speaker, first) };
  if (first.certain) return { ...none, understood: true };
  if (isRespelled(text, error, first)) return none;
  // Keep the error of a text in the notation with one mistake: the error is more helpful than a remark. A
  // text that is understood as a whole has no mistake.
  if (first.rest.length && !isOtherLanguage(error)) return none;
  if (isTold(text, first)) return { ...none, words: speaker.t('notation.told', { n: all.length }) };
  const [spot = null] = first.rest;
  const key = spot ? 'notation.partly' : 'notation.choose';
  return { ...none, words: speaker.t(key, { n: all.length }), spot };
}

/**
 * Return whether a meaning was read from only some words of the text. The core then puts the whole text into
 * `rest`, since the other words may change the game.
 */
function isTold(text: string, { rest }: Reading) {
  return rest.some(([start, end]) => text.slice(start, end).trim() === text.trim());
}

/** Draw the text with the parts marked that were not understood; nothing if all or no part was understood. */
function leftOver({ t }: Speaker, text: string, reading: Reading) {
  const { rest } = reading;
  if (!rest.length || isTold(text, reading)) return nothing;
  return html`<span class="dim left"
    >${t('notation.left_over')}
    <q
      >${stretches(text, rest).map(({ text, left }) => (left ? html`<mark>${text}</mark>` : text))}</q
    ></span
  >`;
}

/**
 * @param text the typed text
 * @param take callback for the meaning whose button is pressed
 */
export function suggestions(
  speaker: Speaker,
  text: string,
  all: readonly Reading[],
  take: (reading: GameReading) => void,
) {
  if (!all.length) return nothing;
  const { t } = speaker;
  const game = (reading: GameReading) => {
    const { card, game, position, heaps } = reading;
    return html`<button
      type="button"
      class="offer suggestion"
      data-suggestion
      @click=${() => take(reading)}
    >
      ${picture(card, 40, game)}
      <span class="name">${t(`games.${card}`)}</span>
      <span class="example mono">${position === null ? game : `${game} · ${position}`}</span>
      <span class="dim"
        >${heaps === null ? sayRule(t, { card, canonical: game }) : sizesAsked(speaker, reading)}</span
      >
      ${leftOver(speaker, text, reading)}
    </button>`;
  };
  const link = (reading: Reading, href: string) => {
    const { problem, view } = reading;
    const name = problem ? t('page.problem', { id: problem }) : t(`page.${view?.name}_title`);
    const { n, ...others } = view?.fields ?? {};
    const fields = [n && `n = ${n}`, ...Object.values(others)].filter(Boolean).join(' · ');
    return html`<a class="offer suggestion" data-suggestion href=${href}>
      ${icon((problem ? problems?.icon : view?.name) as Icon, 40)}
      <span class="name">${name}</span>
      ${fields ? html`<span class="example mono">${fields}</span>` : nothing}
      ${leftOver(speaker, text, reading)}
    </a>`;
  };
  const one = (reading: Reading) => {
    if (isGame(reading)) return game(reading);
    const href = linkOf(reading);
    if (href !== null) return link(reading, href);
    return html`<p class="absent">${absence(speaker, reading)}</p>`;
  };
  return html`<ul class="stack suggestions" aria-label=${t('page.suggestions')}>
    ${all.map((reading) => html`<li>${one(reading)}</li>`)}
  </ul>`;
}
