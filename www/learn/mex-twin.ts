/**
 * `<mex-twin game="nim" position="1 2"></mex-twin>`: a board and its game graph side by side. A move on the
 * board moves the token on the graph, and moving the token makes the move on the board.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import * as engine from '../engine/api.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { example } from '../ui/element/example.ts';
import { Query } from '../ui/element/query.ts';
import { sameParts } from '../ui/text/same-position.ts';
import '../graph/mex-graph.ts';
import '../play/mex-game.ts';
import type { Exploration } from '../engine/types.ts';
import type { MexGame } from '../play/mex-game.ts';
import type { MexGraph } from '../graph/mex-graph.ts';
import { targetOf } from '../ui/element/events.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './mex-twin.css?inline';
import partStyle from './part.css?inline';
import { message, say } from '../i18n/message.ts';
import type { Message } from '../i18n/message.ts';
import type { Area } from '../i18n/areas.ts';

/**
 * Board and game graph side by side, as one.
 *
 * @fires {{ game: string, position: string }} mex-ready - Both are drawn.
 * @fires {object} mex-move - A move was played, as of `mex-game`.
 * @fires {{ game: string, start: string, position: string }} mex-change - Fired when the state
 *   changes, by a move; `detail` is the new state.
 * @slot - Shown until both are drawn.
 * @csspart twin - The whole widget.
 * @reserve - 1315 805 745
 */
export class MexTwin extends MexWidget {
  static areas: readonly Area[] = ['learn'];

  static styles = [...MexWidget.styles, styleSheets(partStyle, style)];

  /** The game, in one line of notation. */
  @property({ reflect: true, useDefault: true }) game = 'nim';

  /** The position in which the game starts. */
  @property({ reflect: true, useDefault: true }) position = '1 2';

  @state() at = '';

  /** Where the last move was made: on the board or on the graph. */
  @state() by: '' | 'board' | 'graph' = '';

  @state() note: Message | null = null;

  @state() map: Exploration | null = null;

  /**
   * The start: the given position; without one, the default position, or the example of the game if the
   * default position is invalid in the game.
   */
  @state() start = this.position;

  #query = new Query(this, () => void this.load());

  get kept() {
    const { game, position } = this;
    return { game, position };
  }

  get state() {
    return { ...this.kept, start: this.start, position: this.at || this.start };
  }

  restore({ game, start, position }: Record<string, unknown>) {
    super.restore({ game, position: start ?? position });
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    const asked = changed.has('game') || changed.has('position');
    if (asked || !this.hasUpdated) void this.load();
  }

  async load() {
    const { game, position } = this;
    const placed = this.hasAttribute('position');
    await this.#query.run(
      async (signal) => {
        // The default position of two small heaps is not valid in every game: use the game's example if it is
        // invalid.
        const fits = placed || (await engine.describe(game, position).then(Boolean, () => false));
        const start = fits ? position : await example(game, 1);
        return { start, map: await engine.explore(game, start, { signal }) };
      },
      ({ start, map }) => {
        this.start = start;
        this.map = map;
        this.at = map.nodes[0].text;
        this.by = '';
        this.settle();
        this.emit('mex-ready', { game, position: start });
      },
    );
  }

  /**
   * Return the text of a position's node: the graph writes positions with sorted heaps and without empty
   * heaps. If the graph has no such node, return the text of the current one.
   */
  #nodeOf(position: string) {
    const nodes = this.map?.nodes ?? [];
    const found =
      nodes.find(({ text }) => text === position) ??
      nodes.find(({ text }) => sameParts(text, position));
    return found?.text ?? this.at;
  }

  get #options() {
    const { map } = this;
    if (!map) return [];
    const here = map.nodes.findIndex(({ text }) => text === this.at);
    return map.edges.filter(([from]) => from === here).map(([, to]) => map.nodes[to].text);
  }

  #changed({ detail }: CustomEvent<{ position: string }>) {
    if (!this.map || !detail.position) return;
    const at = this.#nodeOf(detail.position);
    if (at === this.at) return;
    // If the move was made on the graph, the place of the last move is already stored.
    if (this.by !== 'graph' || at !== this.pushed) this.by = 'board';
    this.pushed = '';
    this.at = at;
    this.note = null;
    this.#place();
    this.tell();
  }

  #moved({ detail }: CustomEvent) {
    this.emit('mex-move', detail);
  }

  pushed = '';

  async #picked({ detail }: CustomEvent<{ text: string }>) {
    if (!detail.text || detail.text === this.at) return;
    if (!this.#options.includes(detail.text)) {
      this.note = message('learn.twin.no');
      this.#place();
      return;
    }
    const board = this.renderRoot.querySelector<MexGame>('mex-game');
    if (!board) return;
    const { moves } = await engine.analyze(this.game, board.current, { limit: 500 });
    for (const { to, text } of moves) {
      if (this.#nodeOf(to) !== detail.text) continue;
      this.by = 'graph';
      this.pushed = detail.text;
      await board.move(text);
      return;
    }
  }

  /** Hide all values and outcomes after the graph is drawn, and mark the token. */
  #drawn(event: Event) {
    targetOf<MexGraph>(event).step = 0;
    this.#place();
  }

  /** Mark the node of the current position with the token. */
  #place() {
    const graph = this.renderRoot.querySelector<MexGraph>('mex-graph');
    const nodes = graph?.drawing?.nodes;
    if (!nodes) return;
    const i = nodes.findIndex(({ text }: { text: string }) => text === this.at);
    if (i < 0) return;
    for (const node of nodes) node.tokens = 0;
    nodes[i].tokens = 1;
    graph.at = i;
    graph.pinned = i;
    graph.requestUpdate();
  }

  view() {
    const options = this.#options.length;
    return html`<section class="stack part" part="twin">
      <div class="stack both">
        <div>
          <h3>${this.t('learn.twin.board')}</h3>
          <mex-game
            game=${this.game}
            position=${this.start}
            players="2"
            hints="off"
            print=${this.print || nothing}
            @mex-move=${this.#moved}
            @mex-change=${this.#changed}
          ></mex-game>
        </div>
        <div>
          <h3>${this.t('learn.twin.graph')}</h3>
          <mex-graph
            game=${this.game}
            position=${this.start}
            show="positions"
            print=${this.print || nothing}
            @mex-ready=${this.#drawn}
            @mex-pick=${this.#picked}
          ></mex-graph>
        </div>
      </div>
      <p class="says" role="status">
        ${this.by ? this.t('learn.twin.from', { by: this.by }) : nothing}
        ${this.t('learn.twin.at', { position: this.at.trim() || '0', options })}
        ${say(this.lang, this.note)}
      </p>
    </section>`;
  }
}

define('mex-twin', MexTwin);
