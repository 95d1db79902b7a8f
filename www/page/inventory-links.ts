import { html, nothing } from 'lit';
import { directive } from 'lit/async-directive.js';
import { property, state } from 'lit/decorators.js';
import { encode } from '../class/code.ts';
import { ASKED, inventory } from '../class/inventory.ts';
import { writeSheet } from '../class/sheet.ts';
import { Component } from '../ui/element/component.ts';
import { Query } from '../ui/element/query.ts';
import { icon } from '../ui/pictures/icons.ts';
import { writeLink } from './state.ts';
import { copyText } from '../ui/controls/copy-text.ts';
import type { State } from './state.ts';

/** Links to the concept inventory, for a class before its course and after it. Property `state`. */
export class InventoryLinks extends Component {
  static areas = ['refuted', 'class'] as const;

  @property() state!: State;

  /** In the language in which they were made. */
  @state() links: { moment: 'before' | 'after'; href: string; lang: string }[] = [];

  @state() said = '';

  #query = new Query(this, () => void this.#make());

  #make() {
    const { lang } = this;
    return this.#query.run(
      () =>
        Promise.all(
          (['before', 'after'] as const).map(async (moment) => {
            const title = `${this.t('refuted.inventory.sheet')} · ${this.t(`refuted.inventory.${moment}`)}`;
            const sheet = await encode(writeSheet(await inventory(lang, title)));
            return { moment, href: writeLink({ ...this.state, view: 'sheet', sheet }), lang };
          }),
        ),
      (links) => (this.links = links),
    );
  }

  async #copy(href: string) {
    const isCopied = await copyText(new URL(href, location.href).href);
    this.said = isCopied ? 'class.link_copied' : 'class.copy_failed';
  }

  view() {
    const links = this.links.filter(({ lang }) => lang === this.lang);
    return html`<h2>${this.t('refuted.inventory.title')}</h2>
      <p>${this.t('refuted.inventory.about', { n: ASKED.length })}</p>
      ${
        links.length
          ? html`<ul>
              ${links.map(
                ({ moment, href }) =>
                  html`<li>
                    <a data-inventory=${moment} href=${href}
                      >${this.t(`refuted.inventory.${moment}`)}</a
                    >
                    <button class="btn" @click=${() => this.#copy(href)}>
                      ${icon('copy', 18)}${this.t('class.link_copy')}
                    </button>
                  </li>`,
              )}
            </ul>`
          : html`<p>
              <button
                class="btn"
                data-make
                ?disabled=${this.#query.busy}
                @click=${() => this.#make()}
              >
                ${this.t('refuted.inventory.make')}
              </button>
            </p>`
      }
      <p role="status">${this.said ? this.t(this.said) : nothing}</p>
      <p>
        <a href=${writeLink({ ...this.state, view: 'class', mode: 'results' })}
          >${this.t('refuted.inventory.read')}</a
        >
      </p>`;
  }
}

export const inventoryLinks = directive(InventoryLinks);
