import { css, html, nothing, svg } from 'lit';
import { define } from '../ui/element/base.js';
import { pathThrough } from '../ui/drawing/graph-layout.js';
import { MexBoardGraph } from './graph.js';

/**
 * A graph without directions, on which one token walks and takes the nodes away that it leaves. A
 * matching, where one is given, is drawn as thick lines: it is the reason why somebody wins.
 */
export class MexBoardWalk extends MexBoardGraph {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    ...(Array.isArray(MexBoardGraph.styles) ? MexBoardGraph.styles : [MexBoardGraph.styles]),
    css`
      .matched .edge {
        stroke: var(--mex-accent, #0f6e62);
        stroke-width: 7;
        stroke-linecap: round;
      }
      .can.matched .edge,
      .win.matched .edge {
        stroke-width: 7;
      }
      .gone {
        opacity: 0.32;
      }
      .gone .plate {
        stroke-dasharray: 3 3;
      }
      g.gone > .edge {
        stroke-dasharray: 3 5;
      }
      .node.gone {
        cursor: default;
      }
      @media (forced-colors: active) {
        .matched .edge {
          stroke: Highlight;
        }
      }
    `,
  ];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    /** Edges of a matching as pairs of names, or null. */
    matching: { attribute: false },
  };

  constructor() {
    super();
    /** @type {[string, string][]|null} */
    this.matching = null;
    /** @type {Set<number>} */
    this.gone = new Set();
    /** @type {Set<string>} */
    this.matched = new Set();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('matching')) {
      const both = (/** @type {[string, string]} */ [a, b]) => [`${a}-${b}`, `${b}-${a}`];
      this.matched = new Set((this.matching ?? []).flatMap(both));
    }
    if (!changed.has('board') || !this.board) return;
    this.gone = new Set(this.board.gone);
    // Keys go on from the token where the node that they were at is gone.
    if (this.gone.has(Number(this.active))) Object.assign(this, { active: '' });
    if (!this.drawn) return;
    // An edge may be walked either way, as long as nothing of it is gone.
    const arrows = this.nodes.map(() => /** @type {string[]} */ ([]));
    for (const [a, b] of this.board.edges) {
      if (this.gone.has(a) || this.gone.has(b)) continue;
      arrows[a].push(this.nodes[b]);
      arrows[b].push(this.nodes[a]);
    }
    this.known.arrows = arrows;
  }

  help() {
    return this.t('boards.help_walk');
  }

  signs() {
    const words = this.matched.size ? this.t('boards.walk_matching') : null;
    return html`${words ? html`<p class="signs">${words}</p>` : nothing}${super.signs()}`;
  }

  /** @param {[number, number]} ends @param {import('../ui/drawing/graph-layout.js').Point[]} points */
  edge(ends, points) {
    const { move } = this.last ?? {};
    const names = ends.map((end) => this.nodes[end]);
    const joins = (/** @type {any} */ m) =>
      m?.kind === 'edge' && names.includes(m.from) && names.includes(m.to);
    const went = joins(move);
    // The token travels from the first end to the second.
    const back = went && move.from === names[1];
    const [from, to] = back ? [ends[1], ends[0]] : ends;
    const lit =
      this.from ?? (this.over !== null && this.targets(this.over).length ? this.over : null);
    const can =
      !this.disabled &&
      lit !== null &&
      ends.some((end) => end !== lit && ends.includes(lit) && this.targets(lit).includes(end));
    const cls = [
      can ? 'can' : '',
      went ? 'went' : '',
      (this.hints ?? []).some(joins) ? 'win' : '',
      this.matched.has(names.join('-')) ? 'matched' : '',
      ends.some((end) => this.gone.has(end)) && !went ? 'gone' : '',
    ].join(' ');
    return svg`<g class=${cls}>
      <path class="edge" data-edge="${from}-${to}" d=${pathThrough(back ? [...points].reverse() : points)}></path>
    </g>`;
  }

  /** @param {string} name @param {number} i @param {import('../ui/drawing/graph-layout.js').Place} place */
  node(name, i, place) {
    const drawn = super.node(name, i, place);
    return this.gone.has(i) ? svg`<g class="gone">${drawn}</g>` : drawn;
  }

  /** @param {string} name @param {number} i @param {number} count @param {any} value @param {boolean} target */
  nodeWords(name, i, count, value, target) {
    if (this.gone.has(i)) return this.t('boards.node_gone', { name });
    if (target) return super.nodeWords(name, i, count, value, target);
    return this.t('boards.walk_node', { name, here: count > 0, to: this.known.arrows[i] });
  }
}

define('mex-board-walk', MexBoardWalk);
