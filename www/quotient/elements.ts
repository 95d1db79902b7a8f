/** The list of a quotient's classes, with details of the selected class. */
import { html, nothing } from 'lit';
import { mark } from '../ui/text/outcome-mark.ts';
import { setStyle } from '../ui/style/set-style.ts';
import { heapsWhere, hueOf } from './classes.ts';
import type { Classes } from './classes.ts';
import type { MexQuotient } from './mex-quotient.ts';

/** The maximum number of classes listed. */
const LISTED = 400;
/** The maximum number of heaps listed for a class. */
const NAMED = 12;

export function elements(widget: MexQuotient, classes: Classes) {
  const { t, chosen } = widget;
  const words = classes.quotient.elements;
  const shown = words.slice(0, LISTED);
  const title = t('quotient.elements', { count: words.length });
  return html`<section class="elements" part="elements">
    <h3>${title}</h3>
    <p class="soft">${t('quotient.elements.say')}</p>
    <div class="flow list" role="group" data-row aria-label=${title}>
      ${shown.map(
        (word, c) =>
          html`<button
            type="button"
            class="element ${classes.lost[c] ? 'lost' : ''}"
            data-class=${c}
            aria-pressed=${c === chosen ? 'true' : 'false'}
            aria-label=${t('quotient.element', { word, lost: classes.lost[c] })}
            style=${setStyle({ '--hue': hueOf(c) })}
            @click=${() => widget.choose(c)}
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
      ${chosen === null ? nothing : productText(widget, classes, chosen)}
    </div>
  </section>`;
}

function productText({ t, lang }: MexQuotient, classes: Classes, c: number) {
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
