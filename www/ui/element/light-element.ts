import { MexElement } from './base.ts';
import { adopt } from '../style/adopt.ts';
import type { CSSResultArray } from 'lit';

/**
 * The base class of elements without a shadow root: the style sheets around them apply, and theirs, which the
 * document or shadow root adopts once, name the element.
 */
export class LightElement extends MexElement {
  static styles: CSSResultArray = [];

  createRenderRoot() {
    return this;
  }

  /** What the page shows until then goes. */
  update(changed: Map<string, unknown>) {
    if (!this.hasUpdated) this.replaceChildren();
    super.update(changed);
  }

  connectedCallback() {
    adopt(this.getRootNode(), (this.constructor as typeof LightElement).styles);
    super.connectedCallback();
  }
}
