/**
 * Shares what is on the board: the link, which carries game, position and view, and a picture. Where
 * the system can share, it is asked to; else the link is copied, or shown to be copied by hand.
 */
import { html } from 'lit';
import { cardOf } from '../../games.ts';
import { sayGame } from '../../i18n/index.ts';
import { load } from '../../i18n/languages.ts';
import { message } from '../../i18n/message.ts';
import { pictureOf } from './picture-of.ts';
import { writeLink } from '../../links/state.ts';
import { sharedLink } from './shared-link.ts';
import { copyText } from '../../ui/controls/copy-text.ts';
import type { MexGame as Game } from '../mex-game.ts';
import type { PictureOf } from '../../extra.ts';
import type { LoadPicture } from './picture-of.ts';
import type { State } from '../../links/state.ts';

type How = Pick<Parameters<PictureOf>[1], 'format' | 'animate'>;

async function pictureFile(load: LoadPicture, { lang, theme }: Game, state: State, how: How) {
  const draw = await load();
  const picture = await draw(state, { ...how, lang, theme });
  const name = `mexplorer-${cardOf(state.game)?.name ?? 'game'}.${how.format}`;
  return new File([picture], name, { type: picture.type });
}

/** @param game the outcome to state, and the language */
export async function share(game: Game, state: State) {
  const url = new URL(writeLink(state), location.href).href;
  const title = `${sayGame(game.lang, state.game)}: ${state.position.slice(0, 80)}`;
  const draw = (how: How) => pictureOf && pictureFile(pictureOf, game, state, how);
  const picture = draw({ format: 'png' })?.catch(() => null) ?? null;
  if (await sharedBySystem({ title, url }, picture)) return;
  const how = (await copyText(url)) ? 'copied' : 'field';
  await load('sharing');
  game.model.say(message(`sharing.shared_${how}`));
  const close = () => (game.shared = null);
  const isPlayed = pictureOf && state.moves.length > 0;
  const played = isPlayed ? () => draw({ format: 'svg', animate: true }) as Promise<File> : null;
  game.shared = html`<div class="shared-link no-print">
    ${sharedLink({ how, url, picture, played, close })}
  </div>`;
  // What is said of one position does not stay with the next.
  game.addEventListener('mex-change', close, { once: true });
}

/** @returns whether nothing else is to be done; also where the person changed their mind */
async function sharedBySystem(
  what: { title: string; url: string },
  coming: Promise<File | null> | null,
): Promise<boolean> {
  if (!navigator.share) return false;
  const file = await coming;
  const withPicture = file && { ...what, files: [file] };
  const data = withPicture && navigator.canShare?.(withPicture) ? withPicture : what;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error.name === 'AbortError';
  }
}
