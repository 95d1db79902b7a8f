/**
 * The multiplication of a small quotient as its Cayley graph: an arrow from each class x to x·a for each
 * generator a.
 */
import { html, nothing, svg } from 'lit';
import { setStyle } from '../ui/style/set-style.ts';
import { rim } from '../ui/drawing/graph-layout.ts';
import { hueOf } from './classes.ts';
import type { Classes, Quotient } from './classes.ts';
import type { Layout } from './layout.ts';
import type { MexQuotient } from './mex-quotient.ts';
import type { Place } from '../ui/drawing/graph-layout.ts';

/** The largest number of classes for which the graph is drawn. */
export const DRAWN = 60;
/** The maximum number of arrows drawn initially. */
const FIRST = 90;

/** Return the size of the nodes, which depends on the longest word, in pixels. */
export function nodeSize(words: string[]) {
  const longest = Math.max(1, ...words.map((word) => [...word].length));
  return { width: Math.max(40, 9 * longest + 20), height: 30 };
}

/** Return the indices of the generators whose arrows are drawn initially. */
export function firstLetters({ order, generators }: Quotient) {
  const count = Math.max(1, Math.floor(FIRST / Math.max(1, order)));
  return new Set(generators.slice(0, count).map((_, i) => i));
}

/** Return the colour of a generator's arrows. */
const stroke = (i: number) => `var(--mex-stone-${(i % 6) + 1})`;

export function cayley(widget: MexQuotient, classes: Classes, layout: Layout) {
  const { t, chosen, drawn } = widget;
  const { generators, order, elements, products } = classes.quotient;
  const { boxes, places } = layout;
  const [width, height] = [layout.width, layout.height].map(Math.ceil);
  return html`<section class="cayley" part="cayley">
    <h3>${t('quotient.cayley')}</h3>
    <p class="soft">${t('quotient.cayley.say')}</p>
    <div class="flow letters no-print" role="toolbar" aria-label=${t('quotient.letters')}>
      ${generators.map(
        ({ name }, i) =>
          html`<button
            class="btn letter"
            type="button"
            aria-pressed=${drawn.has(i) ? 'true' : 'false'}
            style=${setStyle({ '--letter': stroke(i) })}
            @click=${() => widget.toggle(i)}
          >
            ${name}
          </button>`,
      )}
    </div>
    <div class="scroll drawn" aria-label=${t('quotient.cayley')}>
      <svg
        viewBox="0 0 ${width} ${height}"
        width=${width}
        height=${height}
        role="img"
        aria-label=${t('quotient.cayley.label', { order })}
      >
        <defs>
          ${generators.map(
            (_, i) =>
              svg`<marker id="tip-${i}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7"
                markerHeight="7" orient="auto-start-reverse"><path d="M0 0.8L7.5 4 0 7.2z"
                fill=${stroke(i)} /></marker>`,
          )}
        </defs>
        ${boxes.map(
          ({ x, y, width, height }) =>
            svg`<rect class="box" x=${x} y=${y} width=${width} height=${height} rx="12" />`,
        )}
        ${[...drawn].sort().map((i) => arrows(products, places, i, chosen))}
        ${elements.map((word, c) => nodeOf(widget, classes, places[c], word, c))}
      </svg>
    </div>
  </section>`;
}

function arrows(products: number[][], places: Place[], i: number, chosen: number | null) {
  return products.map((row, c) => {
    const to = row[i];
    const back = products[to][i] === c;
    // If the same generator leads back, draw the pair of arrows only once.
    if (to === c || (back && to < c)) return nothing;
    const lit = chosen === c || (back && chosen === to);
    const d = pathOf(places[c], places[to], i);
    return svg`<path class="arrow ${lit ? 'lit' : chosen === null ? '' : 'dim'}" d=${d}
      stroke=${stroke(i)} marker-end=${back ? nothing : `url(#tip-${i})`} />`;
  });
}

/**
 * Return the path of an arrow between the borders of two nodes. The path is slightly curved so that arrows of
 * different generators do not overlap.
 */
function pathOf(from: Place, to: Place, i: number) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const bow = (((i % 3) - 1) * 8 + (i > 2 ? 5 : 0)) * Math.min(1, long / 90);
  const middle = {
    x: (from.x + to.x) / 2 - (dy / long) * bow,
    y: (from.y + to.y) / 2 + (dx / long) * bow,
  };
  const [begin, bend, end] = [rim(from, middle, 2), middle, rim(to, middle, 2)].map(
    ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`,
  );
  return `M${begin}Q${bend} ${end}`;
}

function nodeOf(widget: MexQuotient, { lost }: Classes, place: Place, word: string, c: number) {
  const { x, y, width, height } = place;
  const kind = `node ${lost[c] ? 'lost' : ''} ${widget.chosen === c ? 'chosen' : ''}`;
  return svg`<g class=${kind} data-class=${c} style=${setStyle({ '--hue': hueOf(c) })}
    @click=${() => widget.choose(c)}>
    <rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height}
      rx=${lost[c] ? 3 : height / 2} />
    <text x=${x} y=${y} dy="0.35em" text-anchor="middle">${word}</text></g>`;
}
