/** The list of single heaps that are P-positions, in one or two lines, with a button that copies them. */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { copyText } from '../ui/controls/copy-text.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import { icon } from '../ui/pictures/icons.ts';
import { message, say } from '../i18n/message.ts';
import type { Message } from '../i18n/message.ts';
import type { Area } from '../i18n/areas.ts';

/**
 * `SHOWN` is the maximum number of heaps listed, which fit in one or two lines; `COPIED` is the maximum
 * number of heaps to copy.
 */
const SHOWN = 16;
const COPIED = 10_000;

/** Return the first heaps of value 0, at most `most`, and whether there are more. */
export function lostHeaps(nimbers: ArrayLike<number>, most: number) {
  const heaps: number[] = [];
  for (let n = 0; n < nimbers.length; n++) {
    if (nimbers[n] !== 0) continue;
    if (heaps.length === most) return { heaps, more: true };
    heaps.push(n);
  }
  return { heaps, more: false };
}

class LostHeaps extends MexElement {
  static areas: readonly Area[] = ['table'];

  @property({ attribute: false }) nimbers: ArrayLike<number> = [];

  @state() said: Message | null = null;

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('nimbers')) this.said = null;
  }

  async #copy() {
    const { heaps } = lostHeaps(this.nimbers, COPIED);
    const isDone = await copyText(heaps.join(', '));
    this.said = isDone
      ? message('table.lost.copied', { count: heaps.length })
      : message('table.lost.uncopied');
  }

  view() {
    const { t, nimbers } = this;
    const { heaps, more } = lostHeaps(nimbers, SHOWN);
    const reached = t('common.number', { n: nimbers.length - 1 });
    return html`<p class="lost-heaps">
      <span
        >${t('table.lost.heaps', { reached })}
        <span class="listed">${heaps.join(', ')}${more ? ' …' : nothing}</span></span
      >
      <button
        class="btn quiet square no-print"
        type="button"
        data-copy="lost"
        aria-label=${t('table.lost.copy')}
        title=${t('table.lost.copy')}
        @click=${() => void this.#copy()}
      >
        ${icon('copy', 18)}
      </button>
      <span class="soft" role="status">${say(this.lang, this.said)}</span>
    </p>`;
  }
}

export const lostLine = placed('mex-lost-heaps', LostHeaps);
