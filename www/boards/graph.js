import { html, nothing, svg } from 'lit';
import { define } from '../ui/element/base.js';
import { headOf, heightsOf, layered, pathThrough } from '../ui/drawing/graph-layout.js';
import { helpBar } from './bar.js';
import { MexBoard } from './board.js';
import { graphStyles } from './graph-styles.js';
import { direction, isAct, nearest } from './keys.js';
import { edgeText } from './notation.js';
import { drawStone, light } from './lit-stones.js';

/** Of more edges than this a drawing shows nothing. */
const EDGES = 1500;
const HIGH = 34;
/** The graph stays while the game lasts: dagre may take its time. */
const MANNER = {
  nodes: 120,
  edges: 300,
  margin: 26,
  dagre: { nodesep: 34, edgesep: 18, ranksep: 52 },
};

/** `graph`: tokens on the nodes of a directed graph; a token walks along an arrow. */
export class MexBoardGraph extends MexBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [MexBoard.styles, graphStyles];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    /** Values by name of the node, as they are written, or null. */
    values: { attribute: false },
    from: { state: true },
    over: { state: true },
    layout: { state: true },
  };

  constructor() {
    super();
    /** @type {Map<string, any>|null} */
    this.values = null;
    /** The node whose token is picked up. @type {number|null} */
    this.from = null;
    /** The node the mouse is over. @type {number|null} */
    this.over = null;
    /** @type {import('../ui/drawing/graph-layout.js').Layout|null} */
    this.layout = null;
    this.laidOut = '';
    /** @type {{counts: number[], arrows: string[][], sources: Map<number, number[]>}} */
    this.known = { counts: [], arrows: [], sources: new Map() };
  }

  /** @returns {string[]} */
  get nodes() {
    return this.board?.nodes ?? [];
  }

  /** Whether the graph can be drawn at all. */
  get drawn() {
    return Boolean(this.board?.nodes) && this.board.edges.length <= EDGES;
  }

  cells() {
    return this.drawn ? this.nodes.map((_, i) => `${i}`) : [];
  }

  get roving() {
    if (this.cells().includes(this.active)) return this.active;
    const movable = this.nodes.findIndex((_, i) => this.targets(i).length);
    return movable < 0 ? (this.cells()[0] ?? '') : `${movable}`;
  }

  /** Tokens on a node. @param {number} node */
  count(node) {
    return this.known.counts[node] ?? 0;
  }

  /** Where the tokens of a node may go. @param {number} node @returns {number[]} */
  targets(node) {
    const token = this.board?.tokens.indexOf(node) ?? -1;
    return token < 0 ? [] : (this.legal?.targets?.[token] ?? []);
  }

  /** The only node from which a token may come here now, or null. @param {number} node */
  sourceOf(node) {
    if (this.from !== null) return this.targets(this.from).includes(node) ? this.from : null;
    const from = this.known.sources.get(node);
    return from?.length === 1 ? from[0] : null;
  }

  /** What is asked of every node again and again, found once per position. */
  #learn() {
    const { nodes } = this;
    /** @type {number[]} */
    const counts = new Array(nodes.length).fill(0);
    for (const token of this.board.tokens) counts[token]++;
    /** @type {string[][]} */
    const arrows = nodes.map(() => []);
    for (const [from, to] of this.board.edges) arrows[from].push(nodes[to]);
    /** @type {Map<number, number[]>} */
    const sources = new Map();
    counts.forEach((count, from) => {
      if (!count) return;
      for (const to of this.targets(from)) sources.set(to, [...(sources.get(to) ?? []), from]);
    });
    this.known = { counts, arrows, sources };
  }

  clear() {
    const { from } = this;
    if (from === null) return false;
    this.from = null;
    this.focusCell(`${from}`);
    return true;
  }

  /** @param {number} from @param {number} to */
  #move(from, to) {
    const token = this.board.tokens.indexOf(from);
    this.from = null;
    this.active = `${to}`;
    this.emitMove(edgeText(this.board.tokens, this.nodes, token, to));
  }

  /** @param {number} node */
  press(node) {
    this.active = `${node}`;
    if (this.disabled) return;
    // An arrow may lead back to where it comes from.
    if (this.from === node && !this.targets(node).includes(node)) return void this.clear();
    if (this.from !== null && this.targets(this.from).includes(node)) {
      return this.#move(this.from, node);
    }
    if (this.targets(node).length) {
      this.from = node;
      this.notice = '';
      this.emitPreview(null);
      return;
    }
    const source = this.from === null ? this.sourceOf(node) : null;
    if (source !== null) return this.#move(source, node);
    this.notice = this.t(this.count(node) ? 'play.token_stuck' : 'play.no_way_there', {
      name: this.nodes[node],
    });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { key } = event;
    const node = Number(this.roving);
    const arrow = direction(key);
    if (arrow) {
      if (this.from === null) this.#wander(node, arrow);
      else this.#cycle(node, arrow[0] + arrow[1]);
      return true;
    }
    if (isAct(key)) {
      this.press(node);
      // The arrows now go round the places where the token may go.
      if (this.from === node) this.focusCell(`${this.targets(node)[0]}`);
      return true;
    }
    return false;
  }

  /** To the nearest node in a direction. @param {number} node @param {[number, number]} arrow */
  #wander(node, arrow) {
    const places = this.layout?.places;
    const best = places?.[node] ? nearest(places, node, arrow) : -1;
    if (best >= 0) this.focusCell(`${best}`);
  }

  /** Round the targets of the picked-up token. @param {number} node @param {number} delta */
  #cycle(node, delta) {
    const round = this.targets(/** @type {number} */ (this.from));
    const at = round.indexOf(node);
    const next = at < 0 ? 0 : (at + delta + round.length) % round.length;
    this.focusCell(`${round[next]}`);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('board') || changed.has('disabled')) this.from = null;
    if ((changed.has('board') || changed.has('legal')) && this.drawn) {
      this.#learn();
      this.#arrange();
    }
  }

  /** @returns {import('../ui/drawing/graph-layout.js').Sizes} */
  #sizes() {
    return this.nodes.map((name) => ({
      width: Math.max(HIGH, 9.5 * name.length + 18),
      height: HIGH,
    }));
  }

  async #arrange() {
    const { edges } = this.board;
    const key = JSON.stringify([this.nodes, edges]);
    if (key === this.laidOut) return;
    this.laidOut = key;
    // That of another graph has other lines.
    this.layout = null;
    const deep = Math.max(0, ...heightsOf(this.nodes.length, edges));
    const sideways = deep > 4 && this.clientWidth > 560;
    const layout = await layered(this.#sizes(), edges, { ...MANNER, sideways });
    if (key === this.laidOut) this.layout = layout;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    if (changed.has('layout')) this.#look();
  }

  /** Brings the first token into the part that is seen, without moving the page. */
  #look() {
    const frame = this.renderRoot.querySelector('.scroll');
    const place = this.layout?.places[Number(this.roving)];
    const drawing = frame?.querySelector('svg.graph');
    if (!frame || !place || !drawing || !this.layout) return;
    const scale = drawing.clientWidth / this.layout.width || 1;
    frame.scrollTo({
      left: place.x * scale - frame.clientWidth / 2,
      top: place.y * scale - frame.clientHeight / 2,
    });
  }

  /** The token that was moved travels along its arrow. @param {number} time */
  travel(time) {
    const { move } = this.last ?? {};
    if (move?.kind !== 'edge' || !this.layout) return;
    const root = this.renderRoot;
    const [from, to] = [move.from, move.to].map((name) => this.nodes.indexOf(name));
    const path = /** @type {SVGPathElement|null} */ (
      root.querySelector(`[data-edge="${from}-${to}"]`)
    );
    const token = root.querySelector(`[data-cell="${to}"] .token`);
    if (!path || !token) return;
    const length = path.getTotalLength();
    const end = this.layout.places[to];
    const frames = [{ transform: this.#shift(this.layout.places[from], end) }];
    for (let i = 0; i <= 12; i++) {
      frames.push({ transform: this.#shift(path.getPointAtLength((length * i) / 12), end) });
    }
    frames.push({ transform: 'none' });
    token.animate(frames, { duration: time * 3.5, easing: 'ease-in-out' });
  }

  /** @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
  #shift(a, b) {
    return `translate(${(a.x - b.x).toFixed(1)}px, ${(a.y - b.y).toFixed(1)}px)`;
  }

  help() {
    return this.t('play.help_graph');
  }

  render() {
    if (!this.board) return nothing;
    if (!this.drawn) return this.tooLarge();
    const { layout } = this;
    return html`${light}
      <div class="scroll ${this.nodes.length > 24 ? 'large' : ''}">
        ${
          layout
            ? html`<svg
                class="graph ${this.disabled ? 'disabled' : ''}"
                role="group"
                part="board"
                aria-label=${this.label}
                aria-describedby="help"
                width=${layout.width}
                height=${layout.height}
                viewBox="0 0 ${layout.width} ${layout.height}"
              >
                <g aria-hidden="true">
                  ${this.board.edges.map(
                    (/** @type {[number, number]} */ e, /** @type {number} */ i) =>
                      this.edge(e, layout.lines[i]),
                  )}
                </g>
                ${this.nodes.map((name, i) => this.node(name, i, layout.places[i]))}
              </svg>`
            : html`<p class="help">${this.t('common.loading')}</p>`
        }
      </div>
      ${this.helpPart('play.keys_graph')}
      ${helpBar(this, this.from === null ? this.help() : this.t('play.where_to', { name: this.nodes[this.from] }))}
      ${this.signs()}`;
  }

  /** Whether a click on this node moves a token there. @param {number} i */
  #isTarget(i) {
    if (this.disabled || this.sourceOf(i) === null) return false;
    return this.from !== null || !this.targets(i).length;
  }

  /** What dashes and dots in the drawing mean, while there are some. */
  signs() {
    const choosing = this.nodes.some((_, i) => this.#isTarget(i));
    const moved = this.last?.move?.kind === 'edge';
    const words = this.t('play.graph_signs', {
      choosing,
      moved,
      line: this.board.kind !== 'graph',
    });
    return words ? html`<p class="signs">${words}</p>` : nothing;
  }

  /** @param {[number, number]} edge @param {import('../ui/drawing/graph-layout.js').Point[]} points */
  edge([from, to], points) {
    const lit =
      this.from ?? (this.over !== null && this.targets(this.over).length ? this.over : null);
    const { move } = this.last ?? {};
    const went =
      move?.kind === 'edge' && this.nodes[from] === move.from && this.nodes[to] === move.to;
    const wins = (this.hints ?? []).some(
      (h) => h.kind === 'edge' && h.from === this.nodes[from] && h.to === this.nodes[to],
    );
    const can = !this.disabled && lit === from && this.targets(from).includes(to);
    return svg`<g class="${can ? 'can' : ''} ${went ? 'went' : ''} ${wins ? 'win' : ''}">
      <path class="edge" data-edge="${from}-${to}" d=${pathThrough(points)}></path>
      <path class="head" d=${headOf(points)}></path>
    </g>`;
  }

  /** @param {string} name @param {number} i @param {import('../ui/drawing/graph-layout.js').Point} place */
  node(name, i, place) {
    const count = this.count(i);
    const out = this.targets(i);
    const target = this.from !== null && this.targets(this.from).includes(i);
    const ready = !this.disabled && (out.length > 0 || this.sourceOf(i) !== null);
    const value = this.values?.get(name);
    const cls = [
      out.length && !this.disabled ? 'live' : '',
      this.from === i ? 'from' : '',
      this.#isTarget(i) ? 'target' : '',
    ].join(' ');
    const wide = Math.max(HIGH, 9.5 * name.length + 18);
    const stone = { x: 0, y: 0, rx: 14, ry: 10, tone: (i % 6) + 1, tilt: -3 };
    return svg`<g class="node ${cls}" data-cell="${i}" role="button" tabindex=${this.tab(`${i}`)}
      transform="translate(${place.x} ${place.y})"
      aria-label=${this.nodeWords(name, i, count, value, target)}
      aria-pressed=${this.from === i ? 'true' : 'false'}
      aria-disabled=${ready ? 'false' : 'true'}
      @focus=${() => (this.active = `${i}`)}
      @pointerenter=${() => (this.over = i)} @pointerleave=${() => (this.over = null)}
      @click=${() => this.press(i)}>
      <rect class="ring" x=${-wide / 2 - 5} y=${-HIGH / 2 - 5} width=${wide + 10} height=${HIGH + 10} rx="22"></rect>
      <rect class="plate" x=${-wide / 2} y=${-HIGH / 2} width=${wide} height=${HIGH} rx="17"></rect>
      <text dy="0.35em">${name}</text>
      ${count ? svg`<g transform="translate(${-wide / 2 - 3} ${-HIGH / 2 + 1})">${drawStone(stone, 0, 'token')}</g>` : nothing}
      ${count > 1 ? svg`<text class="many" x=${-wide / 2 + 14} y=${-HIGH / 2 - 6}>×${count}</text>` : nothing}
      ${value === undefined || value === null ? nothing : this.#badge(String(value), wide)}
    </g>`;
  }

  /**
   * A node's value; that of a P-position is square, and one that lets a lone token be drawn is grey.
   * @param {string} value @param {number} wide
   */
  #badge(value, wide) {
    const half = 5 + 4 * value.length;
    const zero = value === '0';
    const open = /^∞(?!\{0)/u.test(value);
    return svg`<g transform="translate(${wide / 2 + 3} ${HIGH / 2 - 1})">
      <rect class="badge ${zero ? 'zero' : ''} ${open ? 'open' : ''}" x=${-half} y="-9" width=${2 * half} height="18" rx=${zero ? 3 : 9}></rect>
      <text class="value" dy="0.35em">${value}</text>
    </g>`;
  }

  /** @param {string} name @param {number} i @param {number} count @param {any} value @param {boolean} target */
  nodeWords(name, i, count, value, target) {
    const to = this.known.arrows[i];
    if (target) {
      const from = this.nodes[/** @type {number} */ (this.from)];
      return this.t('play.node_target', { name, from, count, value });
    }
    return this.t('play.node', { name, count, to, value });
  }

  /** What cannot be drawn is said: the tokens, and that moves can be typed. */
  tooLarge() {
    const names = this.board.nodes
      ? this.board.tokens.map((/** @type {number} */ t) => this.nodes[t])
      : this.board.tokens;
    const size = this.board.size ?? { nodes: this.nodes.length, edges: this.board.edges.length };
    return html`<p>${this.t('play.graph_too_large', size)}</p>
      <ul class="list" aria-label=${this.t('play.tokens')}>
        ${names.map((/** @type {string} */ name) => html`<li class="number">${name}</li>`)}
      </ul>`;
  }
}

define('mex-board-graph', MexBoardGraph);
