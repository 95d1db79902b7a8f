/** The multiplication of a small quotient as its Cayley graph: an arrow from x to x·a for each a. */
import { html, nothing, svg } from 'lit';
import { setStyle } from '../ui/style/set-style.ts';
import { hueOf } from './classes.ts';
import type { Classes, Quotient } from './classes.ts';
import type { Layout } from './layout.ts';
import type { Translate } from '../i18n/languages.ts';

/** The most classes drawn. */
export const DRAWN = 60;
/** The most arrows drawn at first. */
const FIRST = 90;

/** The size of a class in the drawing. */
export function nodeSize(words: string[]) {
  const longest = Math.max(1, ...words.map((word) => [...word].length));
  return { width: Math.max(40, 9 * longest + 20), height: 30 };
}

/** The generators whose arrows are drawn at first. */
export function firstLetters({ order, generators }: Quotient) {
  const count = Math.max(1, Math.floor(FIRST / Math.max(1, order)));
  return new Set(generators.slice(0, count).map((_, i) => i));
}

/** The colour of a generator's arrows. */
const stroke = (i: number) => `var(--mex-stone-${(i % 6) + 1})`;

export function cayley({
  t,
  classes,
  layout,
  arrowed,
  chosen,
  toggle,
  choose,
}: {
  t: Translate;
  classes: Classes;
  layout: Layout;
  arrowed: Set<number>;
  chosen: number | null;
  toggle: (i: number) => void;
  choose: (c: number) => void;
}) {
  const { generators, order, elements, products } = classes.quotient;
  const node = nodeSize(elements);
  const { width, height, boxes, places } = layout;
  const box = `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`;
  return html`<section class="cayley" part="cayley">
    <h3>${t('quotient.cayley')}</h3>
    <p class="soft">${t('quotient.cayley.say')}</p>
    <div class="flow letters no-print" role="toolbar" aria-label=${t('quotient.letters')}>
      ${generators.map(
        ({ name }, i) =>
          html`<button
            class="btn letter"
            type="button"
            aria-pressed=${arrowed.has(i) ? 'true' : 'false'}
            style=${setStyle({ '--letter': stroke(i) })}
            @click=${() => toggle(i)}
          >
            ${name}
          </button>`,
      )}
    </div>
    <div class="scroll drawn" aria-label=${t('quotient.cayley')}>
      <svg
        viewBox=${box}
        width=${Math.ceil(width)}
        height=${Math.ceil(height)}
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
        ${[...arrowed].sort().map((i) => arrows(products, places, node, i, chosen))}
        ${elements.map((word, c) => nodeOf({ word, c, classes, place: places[c], node, chosen, choose }))}
      </svg>
    </div>
  </section>`;
}

function arrows(
  products: number[][],
  places: { x: number; y: number }[],
  node: { width: number; height: number },
  i: number,
  chosen: number | null,
) {
  return products.map((row, c) => {
    const to = row[i];
    const back = products[to][i] === c;
    // Arrows in both directions with the same letter are drawn once.
    if (to === c || (back && to < c)) return nothing;
    const lit = chosen === c || (back && chosen === to);
    const d = pathOf(places[c], places[to], node, i);
    return svg`<path class="arrow ${lit ? 'lit' : chosen === null ? '' : 'dim'}" d=${d}
      stroke=${stroke(i)} marker-end=${back ? nothing : `url(#tip-${i})`} />`;
  });
}

/**
 * From border to border, slightly curved so that arrows of different generators do not overlap.
 */
function pathOf(
  from: { x: number; y: number },
  to: { x: number; y: number },
  node: { width: number; height: number },
  i: number,
) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const bow = (((i % 3) - 1) * 8 + (i > 2 ? 5 : 0)) * Math.min(1, long / 90);
  const [mx, my] = [
    (from.x + to.x) / 2 - (dy / long) * bow,
    (from.y + to.y) / 2 + (dx / long) * bow,
  ];
  const begin = border(from, mx, my, node);
  const end = border(to, mx, my, node);
  const n = (value: number) => value.toFixed(1);
  return `M${n(begin.x)} ${n(begin.y)}Q${n(mx)} ${n(my)} ${n(end.x)} ${n(end.y)}`;
}

/** Where the line from a node's centre to a point crosses its border. */
function border(
  at: { x: number; y: number },
  x: number,
  y: number,
  { width, height }: { width: number; height: number },
) {
  const [dx, dy] = [x - at.x, y - at.y];
  const scale = Math.min(
    (width / 2 + 2) / Math.max(0.01, Math.abs(dx)),
    (height / 2 + 2) / Math.max(0.01, Math.abs(dy)),
    1,
  );
  return { x: at.x + dx * scale, y: at.y + dy * scale };
}

interface Node {
  word: string;
  c: number;
  classes: Classes;
  place: { x: number; y: number };
  /** Its size. */
  node: { width: number; height: number };
  chosen: number | null;
  choose: (c: number) => void;
}

function nodeOf({ word, c, classes, place, node, chosen, choose }: Node) {
  const { width, height } = node;
  const lost = classes.lost[c];
  const kind = `node ${lost ? 'lost' : ''} ${chosen === c ? 'chosen' : ''}`;
  return svg`<g class=${kind} data-class=${c} style=${setStyle({ '--hue': hueOf(c) })}
    @click=${() => choose(c)}>
    <rect x=${place.x - width / 2} y=${place.y - height / 2} width=${width} height=${height}
      rx=${lost ? 3 : height / 2} />
    <text x=${place.x} y=${place.y} dy="0.35em" text-anchor="middle">${word}</text></g>`;
}
