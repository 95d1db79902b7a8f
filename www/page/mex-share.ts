import { css, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { saveAs } from '../ui/controls/save-file.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { icon } from '../ui/pictures/icons.ts';
import '../i18n/sharing.ts';

/**
 * What became of a link that was shared, and the picture to save.
 *
 * @fires share-close - the person has read it
 */
export class MexShare extends MexElement {
  static styles = [
    ...MexElement.styles,
    css`
      section {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 12px;
        padding: 8px 12px;
        border-radius: var(--mex-radius);
        background: var(--mex-accent-soft);
      }
      p {
        flex: 1 1 12em;
      }
      .field {
        flex: 1 1 100%;
        min-width: 0;
      }
      .close {
        min-width: 40px;
        padding: 0;
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  /** whether the link was copied, or is to be copied by hand */
  @property({ attribute: false }) how: 'copied' | 'field' = 'copied';

  @property({ attribute: false }) url = '';

  @property({ attribute: false }) picture: Promise<File | null> | null = null;

  @state() file: File | null = null;

  constructor() {
    super();

    this.settled = true;
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (!changed.has('picture')) return;
    this.file = null;
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

  view() {
    const copied = this.how === 'copied';
    const { file } = this;
    return html`<section>
      <p>${this.t(`sharing.shared_${this.how}`)}</p>
      <button class="btn" ?disabled=${!file} @click=${() => file && saveAs(file, file.name)}>
        ${icon('save', 18)}${this.t('sharing.shared_picture')}
      </button>
      <button
        class="btn quiet close"
        aria-label=${this.t('common.close')}
        @click=${() => this.emit('share-close')}
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

define('mex-share', MexShare);
