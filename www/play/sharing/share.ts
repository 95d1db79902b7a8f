/**
 * Share the position on the board: a link with game, position and view, and a picture. Use the share dialog
 * of the system if there is one; otherwise copy the link, or show it to be copied by hand.
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

/** @param game the element whose game is shared, and whose language is used */
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
  // Remove the note about the shared link as soon as the position changes.
  game.addEventListener('mex-change', close, { once: true });
}

/**
 * Open the share dialog of the system.
 * @returns whether the dialog was used or dismissed; false if there is no dialog or it failed
 */
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
