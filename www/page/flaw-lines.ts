import { html } from 'lit';
import { directive } from 'lit/async-directive.js';
import { property } from 'lit/decorators.js';
import { views } from './views.ts';
import { Component } from '../ui/element/component.ts';
import type { Flaw } from './state.ts';

/** What a link has that could not be read. */
export class FlawLines extends Component {
  static areas = ['flaws'] as const;

  @property() flaws: Flaw[] = [];

  view() {
    const known = this.t('common.list', { items: views.map(({ name }) => name) });
    return this.flaws.map((flaw) => {
      const kind = flaw.field === 'version' ? 'later' : flaw.kind;
      return html`<p>${this.t(`flaws.${kind}`, { ...flaw, known })}</p>`;
    });
  }
}

export const flawLines = directive(FlawLines);
