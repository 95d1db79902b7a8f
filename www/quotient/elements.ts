/** The classes of a quotient as a list, and details of the chosen one. */
import { html, nothing } from 'lit';
import { mark } from '../ui/text/outcome-mark.ts';
import { setStyle } from '../ui/style/set-style.ts';
import { heapsWhere, hueOf } from './classes.ts';
import type { Lang } from '../i18n/index.ts';
import type { Classes } from './classes.ts';
import type { Translate } from '../i18n/languages.ts';

/** The most classes listed. */
export const LISTED = 400;
/** The most heaps of a class listed. */
const NAMED = 12;

export function elements({
  t,
  lang,
  classes,
  at,
  chosen,
  choose,
  key,
}: {
  t: Translate;
  lang: Lang;
  classes: Classes;
  /** The one that the keyboard is on. */ at: number;
  chosen: number | null;
  choose: (c: number) => void;
  key: (event: KeyboardEvent) => void;
}) {
  const words = classes.quotient.elements;
  const shown = words.slice(0, LISTED);
  return html`<section class="elements" part="elements">
    <h3>${t('quotient.elements', { count: words.length })}</h3>
    <p class="soft">${t('quotient.elements.say')}</p>
    <div
      class="flow list"
      role="group"
      aria-label=${t('quotient.elements', { count: words.length })}
      @keydown=${key}
    >
      ${shown.map(
        (word, c) =>
          html`<button
            type="button"
            class="element ${classes.lost[c] ? 'lost' : ''}"
            data-class=${c}
            tabindex=${c === at ? '0' : '-1'}
            aria-pressed=${c === chosen ? 'true' : 'false'}
            aria-label=${t('quotient.element', { word, lost: classes.lost[c] })}
            style=${setStyle({ '--hue': hueOf(c) })}
            @click=${() => choose(c)}
          >
            ${word}${classes.lost[c] ? html`<sub aria-hidden="true">P</sub>` : nothing}
          </button>`,
      )}
    </div>
    ${
      words.length > LISTED
        ? html`<p class="soft">${t('quotient.elements.more', { count: words.length - LISTED })}</p>`
        : nothing
    }
    <div class="told" role="status" part="element">
      ${chosen === null ? nothing : productText({ t, lang, classes, c: chosen })}
    </div>
  </section>`;
}

function productText({
  t,
  lang,
  classes,
  c,
}: {
  t: Translate;
  lang: Lang;
  classes: Classes;
  c: number;
}) {
  const { elements: words, generators, products } = classes.quotient;
  const { once, again } = heapsWhere(classes, (other) => other === c);
  const found = [...once, ...again];
  const heaps = {
    heaps: found.slice(0, NAMED),
    more: Math.max(0, found.length - NAMED),
    again: again.length > 0,
  };
  return html`<p>
      ${mark(classes.lost[c] ? 'P' : 'N', lang)} <code class="word">${words[c]}</code>
      ${t(c === 0 ? 'quotient.told.unit' : found.length ? 'quotient.told.heaps' : 'quotient.told.none', heaps)}
    </p>
    <p class="flow products">
      ${generators.map(
        ({ name }, i) =>
          html`<code
            >${words[c] === '1' ? '' : `${words[c]}·`}${name} = ${words[products[c][i]]}</code
          > `,
      )}
    </p>`;
}
