import { css, nothing, svg } from 'lit';
import { define } from '../ui/element/base.js';
import { moveBar } from './bar.js';
import { nodeText } from './notation.js';
import { layersOf, taken } from './plant-layout.js';
import { MexBoardPlant } from './plant.js';

/** Trees of which a node is taken, and with it what grows on it or what is below it. */
export class MexBoardTree extends MexBoardPlant {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    ...(Array.isArray(MexBoardPlant.styles) ? MexBoardPlant.styles : [MexBoardPlant.styles]),
    css`
      .knot {
        cursor: pointer;
      }
      .disabled .knot {
        cursor: default;
      }
      .knot .hit {
        fill: transparent;
        stroke: none;
      }
      .knot .dot {
        fill: var(--mex-stone-5, #767a4c);
        stroke: var(--mex-surface, #fffdf8);
        stroke-width: 2;
        transition: opacity var(--speed);
      }
      .knot.falls .dot {
        opacity: 0.35;
      }
      .knot.chosen .dot {
        fill: var(--mex-accent, #0f6e62);
        opacity: 1;
      }
      .knot .ring {
        fill: none;
        stroke: transparent;
        stroke-width: 3;
      }
      .knot:focus-visible .ring {
        stroke: var(--focus);
      }
      .stem.falls {
        opacity: 0.3;
        stroke-dasharray: 2 10;
      }
      @media (forced-colors: active) {
        .knot .dot {
          fill: CanvasText;
        }
        .knot.chosen .dot,
        .knot:focus-visible .ring {
          fill: Highlight;
          stroke: Highlight;
        }
      }
    `,
  ];

  cells() {
    return this.drawn ? this.plant.nodes.slice(1).map((_, i) => String(i)) : [];
  }

  /** Whether what is below a node goes with it. */
  get down() {
    return Boolean(this.legal?.down);
  }

  help() {
    return this.t('boards.help_node', { down: this.down });
  }

  places() {
    const { nodes } = this.plant;
    return nodes.slice(1).map((name) => this.layout?.nodes.get(name) ?? { x: 0, y: 0 });
  }

  /** The nodes that go, by their cells. */
  falling() {
    return this.chosen === null ? new Set() : taken(this.plant, this.chosen + 1, this.down);
  }

  /** @param {number} cell */
  textOf(cell) {
    return nodeText(this.plant.nodes[cell + 1]);
  }

  get keys() {
    return 'boards.keys_node';
  }

  get tooMany() {
    return 'boards.tree_too_large';
  }

  /** @param {Set<number>} falling nodes by their numbers */
  net(falling) {
    const { edges } = this.plant;
    const { below } = layersOf(this.plant);
    return svg`<g aria-hidden="true">${this.stems.map(({ d }, i) => {
      const falls = edges[i].some((node) => falling.has(node));
      return svg`<path class="stem ${falls ? 'falls' : ''}" d=${d}></path>`;
    })}</g>${this.places().map((place, i) => this.knot(place, i, below[i + 1], falling))}`;
  }

  /** @param {import('./plant-layout.js').Point} place @param {number} cell @param {number} below @param {Set<number>} falling */
  knot({ x, y }, cell, below, falling) {
    const chosen = this.chosen === cell;
    const name = this.plant.nodes[cell + 1];
    const side = this.free(cell + 1);
    const cls = `${chosen ? 'chosen' : ''} ${falling.has(cell + 1) ? 'falls' : ''}`;
    return svg`<g class="knot ${cls}" data-cell=${cell} role="button" tabindex=${this.tab(String(cell))}
      transform="translate(${x} ${y})"
      aria-label=${this.#words(cell, below, chosen ? falling.size - 1 : 0)}
      aria-pressed=${chosen ? 'true' : 'false'}
      aria-disabled=${this.disabled ? 'true' : 'false'}
      @focus=${() => (this.active = String(cell))}
      @pointerenter=${(/** @type {PointerEvent} */ e) =>
        e.pointerType === 'touch' ? undefined : this.consider(cell)}
      @click=${() => this.press(cell)}>
      <circle class="hit" r="22"></circle>
      <circle class="ring" r="16"></circle>
      <circle class="dot" r="10"></circle>
      <text class="name" x=${side * 16} y="4.500" text-anchor=${side < 0 ? 'end' : 'start'}>${name}</text>
    </g>`;
  }

  /** What a node stands on, what grows on it, and how many others go with it. @param {number} cell @param {number} below @param {number} more */
  #words(cell, below, more) {
    const { nodes, edges, ground } = this.plant;
    const grows = edges.filter((edge) => edge.includes(cell + 1)).length - 1;
    const on = below === ground ? null : nodes[below];
    return this.t('boards.knot', { name: nodes[cell + 1], on, grows, more, down: this.down });
  }

  signs() {
    if (this.disabled) return nothing;
    const wins = new Set(
      (this.hints ?? []).filter(({ kind }) => kind === 'node').map(({ node }) => node),
    );
    const { nodes } = this.plant;
    return this.places().map(({ x, y }, i) => (wins.has(nodes[i + 1]) ? this.star(x, y) : nothing));
  }

  /** @param {number} count how many nodes go */
  bar(count) {
    if (this.chosen === null) return moveBar(this, null);
    const name = this.plant.nodes[this.chosen + 1];
    const words = { name, more: count - 1, down: this.down };
    return moveBar(this, this.t('boards.taking', words), this.t('boards.do_node'));
  }
}

define('mex-board-tree', MexBoardTree);
