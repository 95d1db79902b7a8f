/**
 * `<mex-thumbnail>`, used inside other elements: a position as a small picture of its board, drawn when it is
 * about to scroll into view. The text of the position remains for assistive technology, as a tooltip, and for
 * copying; the text is visible if there is no picture.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import * as engine from '../engine/api.ts';
import { stillScene } from '../boards/still.ts';
import { entryOf } from '../games.ts';
import { toDom } from '../scene/dom.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { whenNear } from '../ui/element/visibility.ts';
import { isSmall, stillItems } from './still-items.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './mex-thumbnail.css?inline';
import type { Scene } from '../scene/scene.ts';
import type { Area } from '../i18n/areas.ts';

/** The width for which a board is laid out before it is scaled down, in pixels. */
const ROOM = 420;
/** The maximum number of cached drawings. */
const KEPT = 300;
/** The maximum scale of a picture relative to the board. */
const LARGEST = 0.42;

/** A cache of the drawings of positions, by language, game and position. */
const scenes: Map<string, Promise<Scene>> = new Map();

function kept(key: string, make: () => Promise<Scene>) {
  let scene = scenes.get(key);
  if (!scene) {
    scene = make();
    scenes.set(key, scene);
    scene.catch(() => scenes.delete(key));
    if (scenes.size > KEPT) scenes.delete(scenes.keys().next().value as string);
  }
  return scene;
}

export class MexThumbnail extends MexElement {
  static areas: readonly Area[] = ['boards', 'why'];
  static styles = styleSheets(style);

  @property({ attribute: false }) game = '';

  @property({ attribute: false }) position = '';

  /** The maximum height of the picture, in pixels. */
  @property({ type: Number }) height = 56;

  /** The board's drawing; null while it is loading, undefined if there is none. */
  @state() scene: Scene | null | undefined = null;

  #near = false;
  #leave = () => {};

  connectedCallback() {
    super.connectedCallback();
    if (this.#near) return;
    this.#leave = whenNear(this, () => {
      this.#near = true;
      void this.#draw();
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#leave();
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    this.style.setProperty('--thumbnail', `${this.height}px`);
    this.title = this.position.slice(0, 400);
    const { game, position } = this;
    if (this.#near && game && (changed.has('game') || changed.has('position'))) void this.#draw();
    else if (changed.has('position') && position !== changed.get('position')) this.scene = null;
  }

  async #draw() {
    const { game, position, lang } = this;
    const drawn = kept(`${lang}\n${game}\n${position}`, async () => {
      const { draw, board, legal, card } = await engine.describe(game, position);
      const shown = { board, legal, part: entryOf(card)?.part };
      return stillScene(draw, shown, { t: this.t, width: ROOM });
    });
    const scene = await drawn.catch(() => undefined);
    if (game === this.game && position === this.position) {
      this.scene = scene && isSmall(scene.items) ? scene : undefined;
    }
  }

  view() {
    const { scene, position } = this;
    const text = position.trim() || this.t('why.empty');
    if (scene === undefined) return html`<code>${text}</code>`;
    return html`<span class="sr">${text}</span>${scene ? this.#picture(scene) : nothing}`;
  }

  #picture({ width, height, items }: Scene) {
    const scale = Math.min(LARGEST, this.height / height);
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
    const still = { width, height, items: stillItems(items, scale) };
    return html`<svg aria-hidden="true" width=${w} height=${h} viewBox="0 0 ${width} ${height}">
      ${toDom(still, () => -1)}
    </svg>`;
  }
}

define('mex-thumbnail', MexThumbnail);
