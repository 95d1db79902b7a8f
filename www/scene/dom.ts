/**
 * Render a scene as Lit templates: the content of one `<svg>` with tab stops, hit areas and classes. Colours
 * are variables of the page. They are set as attributes, which CSS rules override.
 */
import { nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { num } from './num.ts';
import type { Cell, Item, Style, Scene } from './scene.ts';

/** Returns the `tabindex` of the cell with a key. */
type Tab = (key: string) => 0 | -1;

/** The value of an attribute; `nothing` removes the attribute. */
type Value = string | typeof nothing | undefined;

const paint = (colour: string | undefined) =>
  colour?.startsWith('#') ? colour : `var(--mex-${colour})`;

const stroke = (colour: string | undefined) => (colour ? paint(colour) : nothing);

/** Return the `transform` attribute of a group, without operations that change nothing. */
const transform = ({ x, y, turn, scale }: Extract<Item, { kind: 'group' }>) =>
  [
    x || y ? `translate(${num(x)} ${num(y)})` : '',
    turn ? `rotate(${num(turn)})` : '',
    scale !== 1 ? `scale(${num(scale)})` : '',
  ]
    .filter(Boolean)
    .join(' ') || nothing;

/** Render a path with its style. */
function pathOf(
  d: string,
  { fill, stroke: line, width, dash, opacity, capped, shaded }: Style,
  cls: string | undefined,
) {
  const shape = svg`<path class=${cls ?? nothing} d=${d} fill=${fill ? paint(fill) : 'none'}
    stroke=${stroke(line)} stroke-width=${width ?? nothing} opacity=${opacity ?? nothing}
    stroke-dasharray=${dash?.join(' ') ?? nothing}
    stroke-linecap=${capped ? 'round' : nothing}></path>`;
  return shaded ? svg`${shape}<path class="sheen" d=${d} fill="url(#sheen)"></path>` : shape;
}

function rectOf({ x, y, w, h, style, cls }: Extract<Item, { kind: 'rect' }>) {
  const { fill, stroke: line, width, dash, opacity, round, shaded } = style;
  const draw = (colour: Value, name: Value, edge: Value) =>
    svg`<rect class=${name ?? nothing} x=${num(x)} y=${num(y)} width=${num(w)} height=${num(h)}
      rx=${round ?? nothing} fill=${colour} stroke=${edge} stroke-width=${width ?? nothing}
      stroke-dasharray=${dash?.join(' ') ?? nothing} opacity=${opacity ?? nothing}></rect>`;
  const shape = draw(fill ? paint(fill) : 'none', cls, stroke(line));
  return shaded ? svg`${shape}${draw('url(#sheen)', 'sheen', nothing)}` : shape;
}

function ovalOf({ x, y, rx, ry, style, cls }: Extract<Item, { kind: 'oval' }>) {
  const { fill, stroke: line, width, dash, opacity, shaded } = style;
  const draw = (colour: Value, name: Value, edge: Value) =>
    svg`<ellipse class=${name ?? nothing} cx=${num(x)} cy=${num(y)} rx=${num(rx)} ry=${num(ry)}
      fill=${colour} stroke=${edge} stroke-width=${width ?? nothing}
      stroke-dasharray=${dash?.join(' ') ?? nothing} opacity=${opacity ?? nothing}></ellipse>`;
  const shape = draw(fill ? paint(fill) : 'none', cls, stroke(line));
  return shaded ? svg`${shape}${draw('url(#sheen)', 'sheen', nothing)}` : shape;
}

function wordsOf({ x, y, runs, type, cls, quiet }: Extract<Item, { kind: 'words' }>) {
  const { size = 14, bold, mono, head, anchor, fill = 'ink', halo } = type;
  const names = [cls, mono && 'mono', head && 'head', bold && 'bold', halo && 'halo'];
  let back = 0;
  const inner = runs.map((run) => {
    const dy = back - (run.shift ?? 0) * size;
    back = (run.shift ?? 0) * size;
    if (runs.length === 1 && !run.cls && !run.bold && !run.mono && !run.fill && !run.scale && !dy) {
      return run.text;
    }
    const style = [run.cls, run.mono && 'mono', run.bold && 'bold'].filter(Boolean).join(' ');
    return svg`<tspan class=${style || nothing} dy=${dy ? num(dy) : nothing}
      fill=${run.fill ? paint(run.fill) : nothing}
      font-size=${run.scale ? num(run.scale * size) : nothing}>${run.text}</tspan>`;
  });
  return svg`<text class=${names.filter(Boolean).join(' ') || nothing} x=${num(x)} y=${num(y)}
    font-size=${num(size)} text-anchor=${anchor && anchor !== 'start' ? anchor : nothing}
    fill=${paint(fill)} stroke=${stroke(halo)} aria-hidden=${quiet ? 'true' : nothing}
    >${inner}</text>`;
}

const hitOf = ({ x, y, w, h, act, cls }: Extract<Item, { kind: 'hit' }>) =>
  svg`<rect class="hit ${cls}" x=${num(x)} y=${num(y)} width=${num(w)} height=${num(h)} .act=${act}
    data-amount=${act.amount ?? nothing} data-to=${act.to ?? nothing} data-do=${act.do ?? nothing}
    data-square=${act.square ?? nothing} data-at=${act.at ?? nothing}></rect>`;

function cellOf(cell: Cell, items: Item[], cls: string | undefined, to: unknown, tab: Tab) {
  const { key, label, role = 'spinbutton', aria = {}, box, act } = cell;
  const is = (name: string) => (aria[name] === undefined ? nothing : aria[name]);
  return svg`<g class=${cls ?? nothing} data-cell=${key} role=${role} tabindex=${tab(key)}
    transform=${to} .act=${act}
    aria-label=${label} aria-valuenow=${is('valuenow')} aria-valuemin=${is('valuemin')}
    aria-valuemax=${is('valuemax')} aria-valuetext=${is('valuetext')} aria-disabled=${is('disabled')}
    aria-expanded=${is('expanded')} aria-pressed=${is('pressed')} aria-checked=${is('checked')}
    aria-current=${is('current')}
    ><g aria-hidden="true">${itemsOf(items, tab)}</g
    ><rect class="ring" x=${num(box.x - 4)} y=${num(box.y - 4)} width=${num(box.w + 8)}
      height=${num(box.h + 8)} rx="10"></rect
  ></g>`;
}

function itemOf(item: Item, tab: Tab): unknown {
  switch (item.kind) {
    case 'rect':
      return rectOf(item);
    case 'oval':
      return ovalOf(item);
    case 'path':
      return pathOf(item.d, item.style, item.cls);
    case 'words':
      return wordsOf(item);
    case 'hit':
      return hitOf(item);
    default: {
      const { items, cls, cell, key, from, via, name, role = 'img', quiet } = item;
      const to = transform(item);
      if (cell) return cellOf(cell, items, cls, to, tab);
      return svg`<g class=${cls ?? nothing} transform=${to} role=${name ? role : nothing}
        aria-label=${name ?? nothing} aria-hidden=${quiet ? 'true' : nothing} data-key=${(from ?? via) && key ? key : nothing}
        >${itemsOf(items, tab)}</g>`;
    }
  }
}

const itemsOf = (items: Item[], tab: Tab) =>
  items.some(({ key }) => key)
    ? repeat(
        items,
        (item, i) => item.key ?? `#${i}`,
        (item) => itemOf(item, tab),
      )
    : items.map((item) => itemOf(item, tab));

/** The gradient drawn over items that are `shaded`. */
const light = svg`<defs>
  <linearGradient id="sheen" x1="0.3" y1="0" x2="0.6" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity="0.42"></stop>
    <stop offset="0.45" stop-color="#fff" stop-opacity="0.04"></stop>
    <stop offset="1" stop-color="#000" stop-opacity="0.24"></stop>
  </linearGradient>
</defs>`;

/** Render the content of an `<svg>` of the size of the scene. */
export const toDom = ({ items }: Scene, tab: Tab) => svg`${light}${itemsOf(items, tab)}`;
