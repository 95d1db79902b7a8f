import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { choice } from '../ui/controls/choice.ts';
import { copyText } from '../ui/controls/copy-text.ts';
import { field } from '../ui/controls/text-field.ts';
import { MexElement } from '../ui/element/base.ts';
import { errorWords } from '../ui/element/error-line.ts';
import { placed } from '../ui/element/placed.ts';
import { Query } from '../ui/element/query.ts';
import { icon } from '../ui/pictures/icons.ts';
import { TRAITS } from './drawn-games.ts';
import { sketchOfText } from './reading.ts';
import { EMPTY } from './sketch.ts';
import { FORMATS, textOf } from './sketch-text.ts';
import type { MexError } from '../engine/errors.ts';
import type { GraphGame } from '../engine/types.ts';
import type { Frame } from './arrange.ts';
import type { Sketch } from './sketch.ts';
import type { Format } from './sketch-text.ts';

/**
 * The element that shows a drawing as a text, to be copied or edited. A typed or pasted text is turned into a
 * drawing and passed to `take`.
 */
export class GraphText extends MexElement {
  static areas = ['draw'] as const;

  @property({ attribute: false }) sketch: Sketch = EMPTY;

  @property({ attribute: false }) game: GraphGame = 'graph';

  @property({ attribute: false }) frame: Frame = { width: 0, height: 0 };

  @property({ attribute: false }) take: (sketch: Sketch) => void = () => {};

  /** Called when the field begins or ceases to hold a text that is not drawn. */
  @property({ attribute: false }) undrawn: (isUndrawn: boolean) => void = () => {};

  @state() format: Format = 'text';

  /** The typed text and its error, or null once the drawing is changed by other means. */
  @state() typed: { text: string; error: MexError | null } | null = null;

  /** Whether the typed graph is too large to be drawn. */
  @state() large = false;

  @state() copied = false;

  #query = new Query(this);
  /** The drawing made from the typed text. */
  #drawn: Sketch | null = null;

  willUpdate(changed: Map<string, unknown>) {
    const { typed } = this;
    const isRedrawn = changed.has('sketch') && this.sketch !== this.#drawn;
    if (!isRedrawn && !changed.has('game')) return;
    this.#forget();
    // A text that is no graph of the previous game may be a graph of the new game.
    if (typed?.error && !isRedrawn) void this.#read(typed.text);
  }

  /** Discard the typed text, since the drawing, the game or the format has changed. */
  #forget() {
    this.#query.stop();
    this.typed = null;
    this.large = false;
    this.copied = false;
    this.undrawn(false);
  }

  async #read(text: string) {
    this.typed = { text, error: null };
    this.large = false;
    this.copied = false;
    this.undrawn(text.trim() !== '');
    if (!text.trim()) return this.#query.stop();
    await this.#query.run(
      (signal) => sketchOfText(text, this.game, this.frame, { signal }),
      (sketch) => {
        this.large = !sketch;
        this.#drawn = sketch;
        if (!sketch) return;
        this.undrawn(false);
        this.take(sketch);
      },
      (error) => (this.typed = { text, error: error as MexError }),
    );
  }

  #write(format: Format) {
    this.#forget();
    this.format = format;
  }

  async #copy(text: string) {
    this.copied = await copyText(text);
  }

  view() {
    const { t, typed, large, copied } = this;
    const text = typed?.text ?? textOf(this.sketch, TRAITS[this.game], this.format);
    const read = (other: string) => {
      if (other !== text) void this.#read(other);
    };
    const error = typed?.error && {
      says: errorWords(this, typed.error, text, read),
      span: typed.error.span,
    };
    return html`<details class="text">
      <summary>${t('draw.text')}</summary>
      ${choice<Format>({
        label: t('draw.format'),
        options: FORMATS.map((format) => [format, t(`draw.format_${format}`)] as const),
        now: this.format,
        set: (format) => this.#write(format),
      })}
      ${field({
        ...{
          id: 'draw-text',
          label: t('draw.text_label'),
          hint: t('draw.text_hint', TRAITS[this.game]),
          rows: 5,
        },
        ...{ value: text, set: read, typing: () => {}, error },
      })}
      <p class="caution note" role="status" ?hidden=${!large}>
        ${large ? t('draw.large') : nothing}
      </p>
      <p class="flow">
        <button class="btn" type="button" data-copy @click=${() => void this.#copy(text)}>
          ${icon('copy', 18)}${t(copied ? 'common.copied' : 'common.copy')}
        </button>
      </p>
    </details>`;
  }
}

export const graphText = placed('mex-graph-text', GraphText);
