import { html } from 'lit';
import { property } from 'lit/decorators.js';
import { views } from '../links/views.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import type { Flaw } from '../links/state.ts';

/** An element that lists the fields of a link that could not be parsed. */
export class FlawLines extends MexElement {
  static areas = ['notes'] as const;

  @property({ attribute: false }) flaws: Flaw[] = [];

  view() {
    const known = this.t('common.list', { items: views.map(({ name }) => name) });
    return this.flaws.map((flaw) => {
      const kind = flaw.field === 'version' ? 'later' : flaw.kind;
      return html`<p>${this.t(`notes.${kind}`, { ...flaw, known })}</p>`;
    });
  }
}

export const flawLines = placed('mex-flaw-lines', FlawLines);
