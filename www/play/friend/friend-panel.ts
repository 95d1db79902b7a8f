import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { sayGame } from '../../i18n/index.ts';
import { copyText } from '../../ui/controls/copy-text.ts';
import { MexElement } from '../../ui/element/base.ts';
import { targetOf, valueOf } from '../../ui/element/events.ts';
import { placed } from '../../ui/element/placed.ts';
import { icon } from '../../ui/pictures/icons.ts';
import { styleSheets } from '../../ui/style/style-sheets.ts';
import { moveTexts } from '../session.ts';
import { changeSides, choose } from './acts.ts';
import { isToSend } from './begin-match.ts';
import { LONGEST_NAME, keepMatch, knownMatch } from './matches.ts';
import style from './friend.css?inline';
import type { GameModel } from '../game-model.ts';
import type { Session } from '../session.ts';
import type { Doubt, Known } from './standing.ts';

/**
 * An element beside the board in a match with a friend: the link to send after a move, and the choice between
 * two move lists if a link does not continue the stored one.
 */
export class FriendPanel extends MexElement {
  static areas = ['friend'] as const;
  static styles = styleSheets(style);

  @property({ attribute: false }) model!: GameModel;

  @property({ attribute: false }) session!: Session;

  /** The phase of the game; the element is redrawn when phase or session change. */
  @property({ attribute: false }) phase!: GameModel['phase'];

  /** The address of the link to send; null in a host without links. */
  @property({ attribute: false }) url: string | null = null;

  /** Callback that is called after the friend has been renamed. */
  @property({ attribute: false }) renamed!: () => void;

  /** The last sent link: copied automatically, or to be copied by hand. */
  @state() sent: { how: 'copied' | 'by_hand'; url: string } | null = null;

  /** The QR code of a link, as SVG; '' if the link is too long for a code. */
  @state() code: { url: string; svg: string } | null = null;

  get #name() {
    return knownMatch(this.session)?.name ?? '';
  }

  async #send(url: string) {
    const title = sayGame(this.lang, this.session.game);
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      if (error.name === 'AbortError') return;
    }
    this.sent = { how: (await copyText(url)) ? 'copied' : 'by_hand', url };
    if (this.sent.how === 'copied') return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>('.link')?.select();
  }

  #rename(name: string) {
    const known = knownMatch(this.session) as Known;
    keepMatch(this.session, { ...known, name: name.trim().slice(0, LONGEST_NAME) });
    this.requestUpdate();
    this.renamed();
  }

  async #showCode(url: string) {
    const { renderSVG } = await import('uqr');
    let svg = '';
    try {
      svg = renderSVG(url, { border: 2 });
    } catch {
      // Keep the empty SVG: the link is too long for a QR code.
    }
    this.code = { url, svg };
  }

  #sendBox(url: string) {
    const name = this.#name;
    const { at } = this.session;
    const words = this.model.over ? 'send_end' : at ? 'send_move' : 'send_first';
    const { sent, code } = this;
    return html`<section class="stack send" aria-label=${this.t('friend.send', { name })}>
      <p>${this.t(`friend.${words}`, { name })}</p>
      <div class="flow">
        <button class="btn primary" data-send data-link=${url} @click=${() => this.#send(url)}>
          ${icon('link', 18)}${this.t('friend.send', { name })}
        </button>
        <span role="status">${sent?.url === url ? this.t(`friend.${sent.how}`) : nothing}</span>
      </div>
      <input class="field link" readonly aria-label=${this.t('friend.link')} .value=${url} />
      <details
        @toggle=${(e: Event) => targetOf<HTMLDetailsElement>(e).open && void this.#showCode(url)}
      >
        <summary>${this.t('friend.code')}</summary>
        ${
          code?.url !== url
            ? nothing
            : code.svg
              ? html`<div class="code" role="img" aria-label=${this.t('friend.code_label')}>
                  ${unsafeHTML(code.svg)}
                </div>`
              : html`<p>${this.t('friend.no_code')}</p>`
        }
      </details>
      <label class="flow dim"
        ><span>${this.t('friend.name')}</span>
        <input
          class="field name"
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          .value=${name}
          @change=${(e: Event) => this.#rename(valueOf(e))}
        />
      </label>
      ${
        this.model.over
          ? nothing
          : html`<p>
              <button class="btn quiet" data-act="here" @click=${() => changeSides(this.model)}>
                ${this.t('friend.here', { name })}
              </button>
            </p>`
      }
    </section>`;
  }

  /** Draw one of two move lists, from the move before the first difference. */
  #line(which: 'link' | 'known', moves: readonly string[], { at }: Doubt) {
    const from = Math.max(0, at - 1);
    return html`<div class="stack line" data-line=${which}>
      <strong>${this.t(`friend.line_${which}`)}</strong>
      ${
        moves.length > from
          ? html`<ol start=${from + 1}>
              ${moves
                .slice(from)
                .map(
                  (move, i) =>
                    html`<li>
                      ${from + i >= at ? html`<mark><code>${move}</code></mark>` : html`<code>${move}</code>`}
                    </li>`,
                )}
            </ol>`
          : html`<p class="soft">${this.t('friend.no_moves')}</p>`
      }
      <button class="btn" data-use=${which} @click=${() => choose(this.model, which)}>
        ${this.t(`friend.use_${which}`)}
      </button>
    </div>`;
  }

  #question(doubt: Doubt) {
    const args = { n: doubt.at + 1, name: this.#name };
    return html`<section class="stack doubt" role="group" data-doubt=${doubt.kind}>
      <p role="alert">${this.t(`friend.doubt_${doubt.kind}`, args)}</p>
      <div class="lines">
        ${this.#line('link', moveTexts(this.session), doubt)}
        ${this.#line('known', doubt.known, doubt)}
      </div>
    </section>`;
  }

  view() {
    const { phase, session, url } = this;
    if (phase.name === 'doubtful') return this.#question(phase.doubt);
    const stands = phase.name === 'sending' || phase.name === 'over';
    return stands && url && isToSend(session) ? this.#sendBox(url) : nothing;
  }
}

export const friendPanel = placed('mex-friend-panel', FriendPanel);
