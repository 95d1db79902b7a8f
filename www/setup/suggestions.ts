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

/** A sentence that a game is absent, and why; the empty text for any other reading. */
export const absence = ({ t }: Speaker, { absent }: Reading) =>
  absent ? t('notation.absent', { name: absent.name, reason: absent.reason }) : '';

/** The question for the sizes of heaps that a text names without them. */
export const sizesAsked = ({ t }: Speaker, { card, heaps }: GameReading) =>
  t('notation.sizes', { title: t(`games.${card}`), n: heaps ?? 0 });

/** The remark on a text that is no line of the notation, in place of the error. */
interface Remark {
  words: string;
  /** The part that means nothing. */
  spot: [number, number] | null;
  /** Whether the text certainly means something available, so that it has no error. */
  understood: boolean;
}

/** The errors of a text that is no notation, or notation with more behind it. */
const OTHER_LANGUAGE = ['unknown-game', 'unexpected-argument'];

/**
 * @param all readings of the text
 * @param error of the text as a line of the notation
 */
export function remarkOn(
  speaker: Speaker,
  text: string,
  all: readonly Reading[],
  error: MexError | null,
): Remark {
  const [first] = all;
  const { nearest, repairs, readings } = error?.details ?? {};
  const none = { words: '', spot: null, understood: false };
  // An error that suggests another spelling is more helpful than a remark. If words are left over, the suggestion is
  // a game that the text tells, not another spelling of it.
  const isRespelled = Boolean((nearest as string[] | undefined)?.length) && !first?.rest.length;
  const isMended = isRespelled || repairs || readings;
  const absent = all.find(({ absent }) => absent);
  if (error && absent) return { ...none, words: absence(speaker, absent) };
  if (!error || !first || isMended) return none;
  if (first.certain) return { ...none, understood: true };
  // For a text in the notation with one wrong spot, the error is more helpful.
  if (!OTHER_LANGUAGE.includes(error.code)) return none;
  if (isTold(text, first)) return { ...none, words: speaker.t('notation.told', { n: all.length }) };
  const [spot = null] = first.rest;
  const key = spot ? 'notation.partly' : 'notation.choose';
  return { ...none, words: speaker.t(key, { n: all.length }), spot };
}

/** Whether a reading comes from some words of a text and leaves the whole text over, since other words may change it. */
function isTold(text: string, { rest }: Reading) {
  return rest.some(([start, end]) => text.slice(start, end).trim() === text.trim());
}

/** The text with the spots marked that were not understood; nothing if there are none, or no others. */
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
 * @param text that was typed
 * @param take receives the reading whose button is pressed
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
