import { html } from 'lit';
import type { MexElement } from '../ui/element/base.ts';
import type { ShowMe } from '../play/show-me.ts';

/** Draw a button that switches who plays the example game: the computer as a demonstration, or the reader. */
export const showButton = ({ t }: Pick<MexElement, 't'>, shown: ShowMe, turn: () => unknown) =>
  html`<p>
    <button
      type="button"
      class="btn ${shown.isOn ? 'primary' : ''}"
      data-show
      aria-pressed=${shown.isOn}
      @click=${turn}
    >
      ${t(shown.isOn ? 'learn.win.own' : 'learn.win.show')}
    </button>
  </p>`;
