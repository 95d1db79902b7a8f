import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { copyText, icon, MexElement, placed, Query, writeLink } from 'mexplorer/kit';
import type { State } from 'mexplorer/kit';
import { encode } from '../sheet/code.ts';
import { ASKED, inventory } from '../sheet/inventory.ts';
import { writeSheet } from '../sheet/sheet.ts';

/** Links to the concept inventory, for a class before its course and after it. Property `state`. */
export class InventoryLinks extends MexElement {
  static areas = ['class', 'teach', 'refuted'] as const;

  @property({ attribute: false }) state!: State;

  /** The links, each with the language of its sheet. */
  @state() links: { moment: 'before' | 'after'; href: string; lang: string }[] = [];

  @state() said = '';

  #query = new Query(this, () => void this.#make());

  #make() {
    const { lang } = this;
    return this.#query.run(
      () =>
        Promise.all(
          (['before', 'after'] as const).map(async (moment) => {
            const title = `${this.t('class.inventory.sheet')} · ${this.t(`class.inventory.${moment}`)}`;
            const sheet = await encode(writeSheet(await inventory(lang, title)));
            return { moment, href: writeLink({ ...this.state, view: 'sheet', sheet }), lang };
          }),
        ),
      (links) => (this.links = links),
    );
  }

  async #copy(href: string) {
    const isCopied = await copyText(new URL(href, location.href).href);
    this.said = isCopied ? 'teach.link_copied' : 'class.copy_failed';
  }

  view() {
    const links = this.links.filter(({ lang }) => lang === this.lang);
    return html`<h2>${this.t('class.inventory.title')}</h2>
      <p>${this.t('class.inventory.about', { n: ASKED.length })}</p>
      ${
        links.length
          ? html`<ul>
              ${links.map(
                ({ moment, href }) =>
                  html`<li>
                    <a data-inventory=${moment} href=${href}
                      >${this.t(`class.inventory.${moment}`)}</a
                    >
                    <button class="btn" @click=${() => this.#copy(href)}>
                      ${icon('copy', 18)}${this.t('teach.link_copy')}
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
                ${this.t('class.inventory.make')}
              </button>
            </p>`
      }
      <p role="status">${this.said ? this.t(this.said) : nothing}</p>
      <p>
        <a href=${writeLink({ ...this.state, view: 'class', mode: 'results' })}
          >${this.t('class.inventory.read')}</a
        >
      </p>`;
  }
}

export const inventoryLinks = placed('mex-inventory-links', InventoryLinks);
