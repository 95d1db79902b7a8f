import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { canCopyPictures, copyPicture } from '../../ui/controls/copy-picture.ts';
import { saveAs } from '../../ui/controls/save-file.ts';
import { MexElement } from '../../ui/element/base.ts';
import { placed } from '../../ui/element/placed.ts';
import { isLocal } from './local-address.ts';
import { icon } from '../../ui/pictures/icons.ts';
import { styleSheets } from '../../ui/style/style-sheets.ts';
import style from './shared-link.css?inline';

/**
 * An element that reports that a link was copied, or shows it to be copied by hand, and offers pictures to
 * save.
 */
export class SharedLink extends MexElement {
  static areas = ['sharing'] as const;
  static styles = styleSheets(style);

  /** Whether the link was copied ('copied'), or is shown in a field to be copied by hand ('field'). */
  @property({ attribute: false }) how: 'copied' | 'field' = 'copied';

  @property({ attribute: false }) url = '';

  @property({ attribute: false }) close: () => void = () => {};

  /** The picture of the position to save; null if no extra draws pictures. */
  @property({ attribute: false }) picture: Promise<File | null> | null = null;

  /**
   * Draws an animated picture of the game so far; null if no move was played, or if no extra draws pictures.
   */
  @property({ attribute: false }) played: (() => Promise<File>) | null = null;

  @state() file: File | null = null;

  /** The result of copying the picture; null before the first attempt. */
  @state() copy: 'copied' | 'refused' | null = null;

  /** The state of the animated picture: '' idle, 'wait' being drawn, 'failed'. */
  @state() drawing: '' | 'wait' | 'failed' = '';

  willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('picture')) return;
    this.file = null;
    this.copy = null;
    const { picture } = this;
    void picture?.then((file) => this.picture === picture && (this.file = file));
  }

  updated(changed: Map<string, unknown>) {
    if (changed.has('how') && this.how === 'field') {
      const field = this.renderRoot.querySelector('input');
      field?.focus();
      field?.select();
    }
  }

  async #copy(file: File) {
    this.copy = (await copyPicture(file)) ? 'copied' : 'refused';
  }

  /**
   * Draw buttons to copy or save a picture of the position, to be sent with the link. A link preview of the
   * site cannot show the position, since a URL's fragment is not sent to the server.
   */
  #picture() {
    const { file } = this;
    const button = (sign: 'copy' | 'save', key: string, does: (file: File) => void) =>
      html`<button class="btn" ?disabled=${!file} @click=${() => file && does(file)}>
        ${icon(sign, 18)}${this.t(`sharing.${key}`)}
      </button>`;
    return html`${
        canCopyPictures()
          ? button('copy', 'picture_copy', (picture) => void this.#copy(picture))
          : nothing
      }
      ${button('save', 'shared_picture', (picture) => saveAs(picture, picture.name))}
      <p role="status" class="soft" ?hidden=${!this.copy}>
        ${this.copy ? this.t(`sharing.picture_${this.copy}`) : nothing}
      </p>`;
  }

  async #savePlayed(draw: () => Promise<File>) {
    this.drawing = 'wait';
    try {
      const file = await draw();
      saveAs(file, file.name);
      this.drawing = '';
    } catch {
      this.drawing = 'failed';
    }
  }

  /** Draw the button that saves an animated picture of the game; the picture is drawn on request. */
  #animated() {
    const { played, drawing } = this;
    if (!played) return nothing;
    return html`<button
        class="btn"
        data-animated
        ?disabled=${drawing === 'wait'}
        @click=${() => void this.#savePlayed(played)}
      >
        ${icon('save', 18)}${this.t('sharing.shared_animated')}
      </button>
      <span role="status">${drawing === 'failed' ? this.t('sharing.not_drawn') : nothing}</span>`;
  }

  view() {
    const copied = this.how === 'copied';
    return html`<section class="flow">
      <p>
        ${this.t(`sharing.shared_${this.how}`)}
        ${isLocal(this.url) ? html`<span data-local>${this.t('sharing.local')}</span>` : nothing}
      </p>
      ${this.picture ? this.#picture() : nothing} ${this.#animated()}
      <button
        class="btn quiet square"
        aria-label=${this.t('common.close')}
        @click=${() => this.close()}
      >
        ${icon('close', 18)}
      </button>
      ${
        copied
          ? nothing
          : html`<input
              class="field"
              readonly
              aria-label=${this.t('sharing.shared_link')}
              .value=${this.url}
            />`
      }
    </section>`;
  }
}

export const sharedLink = placed('mex-shared-link', SharedLink);
