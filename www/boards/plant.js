import { nothing, html, svg } from 'lit';
import { define } from '../ui/element/base.js';
import { setStyle } from '../ui/style/set-style.js';
import { moveBar } from './bar.js';
import { MexBoard } from './board.js';
import { falls, grow, layersOf, stems } from './plant-layout.js';
import { direction, isAct, nearest } from './keys.js';
import { cutText } from './notation.js';
import { plantStyles } from './plant-styles.js';

/** Of more edges than this a drawing shows nothing. */
const EDGES = 400;
/** Room around the drawing. */
const EDGE = 26;
const SOIL = 30;

/** `hackenbush`: a plant that grows from the ground. An edge is cut, and what no longer hangs falls. */
export class MexBoardPlant extends MexBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [MexBoard.styles, plantStyles];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    chosen: { state: true },
  };

  constructor() {
    super();
    /** The edge that is considered. @type {number|null} */
    this.chosen = null;
    /** Where everything stands; kept while the game lasts. @type {import('./plant-layout.js').Layout|null} */
    this.layout = null;
    /** @type {import('./plant-layout.js').Stem[]} */
    this.stems = [];
    /** What fell with the last cut. @type {import('./plant-layout.js').Stem[]} */
    this.fallen = [];
    /** @type {import('./plant-layout.js').Plant|null} */
    this.known = null;
  }

  /** @returns {import('./plant-layout.js').Plant} */
  get plant() {
    return this.board?.kind === 'plant' ? this.board : { nodes: ['0'], edges: [], ground: 0 };
  }

  get drawn() {
    return this.plant.edges.length <= EDGES;
  }

  cells() {
    return this.drawn ? this.plant.edges.map((_, i) => String(i)) : [];
  }

  help() {
    return this.t('boards.help_cut');
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('board') || changed.has('disabled')) this.chosen = null;
    if (changed.has('fresh')) this.layout = null;
    if (changed.has('board') && this.drawn) this.#arrange();
  }

  /** Everything keeps its place while it stands; the layout is made anew for what was not there. */
  #arrange() {
    const { plant } = this;
    const same =
      this.layout && plant.nodes.every((n, i) => i === plant.ground || this.layout?.nodes.has(n));
    if (!same || !this.layout) {
      this.layout = grow(plant);
      this.known = null;
    }
    this.stems = stems(plant, this.layout);
    const cut = this.last?.animate && ['cut', 'node'].includes(this.last.move?.kind);
    this.fallen = cut && this.known ? this.#gone(this.known) : [];
    this.known = plant;
  }

  /** What was there before and is no more. @param {import('./plant-layout.js').Plant} before */
  #gone(before) {
    const names = ({ nodes, edges } = this.plant) =>
      edges.map(([a, b]) => [nodes[a], nodes[b]].sort().join('-'));
    const left = names();
    const layout = /** @type {import('./plant-layout.js').Layout} */ (this.layout);
    return stems(before, layout).filter((_, i) => {
      const at = left.indexOf(names(before)[i]);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  }

  clear() {
    const had = this.clearNotice() || this.chosen !== null;
    this.chosen = null;
    if (had) this.emitPreview(null);
    return had;
  }

  /** Where the cells are, for arrow keys. @returns {import('./plant-layout.js').Point[]} */
  places() {
    return this.stems.map((stem) => stem.middle);
  }

  /** What goes with what is chosen. @returns {Set<number>} */
  falling() {
    return this.chosen === null ? new Set() : falls(this.plant, this.chosen);
  }

  /** @param {number} edge */
  textOf(edge) {
    const { nodes, edges } = this.plant;
    return cutText(nodes[edges[edge][0]], nodes[edges[edge][1]]);
  }

  /** @param {number} edge */
  consider(edge) {
    if (this.disabled) return;
    this.chosen = edge;
    this.emitPreview(this.textOf(edge));
  }

  confirm() {
    if (this.disabled || this.chosen === null) return;
    const text = this.textOf(this.chosen);
    this.clear();
    this.emitMove(text);
  }

  /** @param {number} edge */
  press(edge) {
    this.active = String(edge);
    const again = this.chosen === edge;
    this.consider(edge);
    if (again || this.pointer === 'mouse') this.confirm();
  }

  /** @param {KeyboardEvent} event */
  onKey({ key }) {
    const edge = Number(this.roving);
    const arrow = direction(key);
    if (arrow) {
      const places = this.places();
      const to = places[edge] ? nearest(places, edge, arrow) : -1;
      if (to >= 0) {
        this.focusCell(String(to));
        this.consider(to);
      }
      return true;
    }
    // Where arrows do not reach, the edges are gone through in their order.
    if (key === 'Home' || key === 'End') {
      const to = key === 'Home' ? 0 : this.cells().length - 1;
      this.focusCell(String(to));
      this.consider(to);
      return true;
    }
    if (key === 'PageUp' || key === 'PageDown') {
      this.walk(key === 'PageUp' ? -1 : 1).then(() => this.consider(Number(this.roving)));
      return true;
    }
    if (!isAct(key)) return false;
    if (this.chosen === edge) this.confirm();
    else this.consider(edge);
    return true;
  }

  render() {
    if (!this.drawn) return this.tooLarge();
    const { layout } = this;
    if (!layout) return nothing;
    const falling = this.falling();
    const width = layout.width + 2 * EDGE;
    const height = layout.height + SOIL + EDGE;
    return html`<div class="scroll">
        <svg
          class="plant ${this.disabled ? 'disabled' : ''}"
          role="group"
          part="board"
          aria-label=${this.label}
          aria-describedby="help"
          width=${width}
          height=${height}
          style=${setStyle({ 'max-width': `max(100%, ${Math.round(width * 0.75)}px)` })}
          viewBox="${-EDGE} ${-layout.height - EDGE} ${width} ${height}"
          @pointerleave=${() => (this.pointer === 'mouse' ? this.clear() : undefined)}
        >
          ${this.soil(layout.width)}
          <g aria-hidden="true">${this.fallen.map((stem) => this.ghost(stem))}</g>
          ${this.net(falling)}
          <g aria-hidden="true">${this.signs()}</g>
        </svg>
      </div>
      ${this.helpPart(this.keys)} ${this.bar(falling.size)}`;
  }

  get keys() {
    return 'boards.keys_cut';
  }

  /** Edges and nodes. @param {Set<number>} falling */
  net(falling) {
    return svg`${this.stems.map((stem, i) => this.edge(stem, i, falling))}
      <g aria-hidden="true">${this.nodes(falling)}</g>`;
  }

  /** @param {number} width */
  soil(width) {
    const left = -EDGE + 6;
    const right = width + EDGE - 6;
    return svg`<g aria-hidden="true">
      <rect class="soil" x=${left} y="0" width=${right - left} height="14" rx="4"></rect>
      <path class="ground" d="M${left} 0H${right}"></path>
      <text class="name" x=${right - 8} y="27">${this.plant.nodes[this.plant.ground]}</text>
    </g>`;
  }

  /** @param {import('./plant-layout.js').Stem} stem */
  ghost({ d }) {
    return svg`<path class="ghost" d=${d}></path>${
      this.last?.animate ? svg`<path class="stem leaving" d=${d}></path>` : nothing
    }`;
  }

  /** @param {import('./plant-layout.js').Stem} stem @param {number} i @param {Set<unknown>} falling */
  edge({ d, middle }, i, falling) {
    const chosen = this.chosen === i;
    const cls = chosen ? 'cut' : falling.has(i) ? 'falls' : '';
    return svg`<g class="edge ${cls}" data-cell=${i} role="button" tabindex=${this.tab(String(i))}
      aria-label=${this.#words(i, chosen ? falling.size - 1 : 0)}
      aria-pressed=${chosen ? 'true' : 'false'}
      aria-disabled=${this.disabled ? 'true' : 'false'}
      @focus=${() => (this.active = String(i))}
      @pointerenter=${(/** @type {PointerEvent} */ e) =>
        e.pointerType === 'touch' ? undefined : this.consider(i)}
      @click=${() => this.press(i)}>
      <path class="halo" d=${d}></path>
      <path class="stem" d=${d}></path>
      <path class="hit" d=${d}></path>
      <circle class="grip" cx=${middle.x} cy=${middle.y} r="16"></circle>
      ${chosen ? svg`<path class="blade" transform="translate(${middle.x} ${middle.y})" d="M-8-8L8 8M8-8L-8 8"></path>` : nothing}
    </g>`;
  }

  /** @param {number} i @param {number} more how many others fall with it */
  #words(i, more) {
    const { nodes, edges } = this.plant;
    const [from, to] = edges[i].map((n) => nodes[n]);
    return this.t('boards.stem', {
      from,
      to,
      more,
      loop: from === to,
      ground: nodes[this.plant.ground],
    });
  }

  /** @param {Set<unknown>} falling */
  nodes(falling) {
    const { plant, layout } = this;
    const left =
      this.chosen === null
        ? null
        : layersOf({ ...plant, edges: plant.edges.filter((_, i) => !falling.has(i)) }).depth;
    return plant.nodes.map((name, i) => {
      const place = layout?.nodes.get(name);
      if (i === plant.ground || !place) return nothing;
      const side = this.free(i);
      const gone = left && left[i] < 0 ? 'falls' : '';
      return svg`<g class="node ${gone}" transform="translate(${place.x} ${place.y})">
        <circle r="6.500"></circle>
        <text class="name" x=${side * 11} y="4.500" text-anchor=${side < 0 ? 'end' : 'start'}>${name}</text>
      </g>`;
    });
  }

  /** The side of a node on which fewer edges stand: -1 or 1. @param {number} node */
  free(node) {
    const { nodes, edges } = this.plant;
    const x = (/** @type {number} */ n) => this.layout?.nodes.get(nodes[n])?.x ?? NaN;
    let right = 0;
    for (const [a, b] of edges) {
      const other = a === node ? b : b === node ? a : node;
      if (x(other) > x(node)) right++;
      else if (x(other) < x(node)) right--;
    }
    return right > 0 ? -1 : 1;
  }

  /** Stars on the edges that win. */
  signs() {
    if (this.disabled) return nothing;
    const { nodes, edges } = this.plant;
    const wins = new Set(
      (this.hints ?? []).filter((m) => m.kind === 'cut').map((m) => `${m.from}-${m.to}`),
    );
    return edges.map(([a, b], i) => {
      if (!wins.has(`${nodes[a]}-${nodes[b]}`) && !wins.has(`${nodes[b]}-${nodes[a]}`))
        return nothing;
      const { x, y } = this.stems[i].middle;
      return this.star(x, y);
    });
  }

  /** @param {number} x @param {number} y */
  star(x, y) {
    return svg`<path class="star" transform="translate(${x} ${y}) scale(1.5)"
      d="M0-6.5L1.7-2 6.4-2 2.6.8 4 5.400 0 2.600-4 5.400-2.600.8-6.400-2-1.700-2Z"></path>`;
  }

  /** @param {number} count */
  bar(count) {
    const { chosen } = this;
    if (chosen === null) return moveBar(this, null);
    const { nodes, edges } = this.plant;
    const [from, to] = edges[chosen].map((n) => nodes[n]);
    return moveBar(
      this,
      this.t('boards.cutting', { from, to, more: count - 1 }),
      this.t('boards.do_cut'),
    );
  }

  get tooMany() {
    return 'boards.plant_too_large';
  }

  /** What cannot be drawn is said, and that moves can be typed. */
  tooLarge() {
    const { nodes, edges } = this.plant;
    return html`<p>${this.t(this.tooMany, { nodes: nodes.length, edges: edges.length })}</p>
      <ul class="list">
        ${edges.slice(0, 100).map((_, i) => html`<li class="number">${this.textOf(i)}</li>`)}
      </ul>`;
  }
}

define('mex-board-plant', MexBoardPlant);
