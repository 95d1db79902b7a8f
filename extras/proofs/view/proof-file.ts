import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { MexError, certificate } from 'mexplorer';
import { chooseFile, fileInput, icon, message, MexElement, placed, say } from 'mexplorer/kit';
import { sayError, saveText, styleSheets } from 'mexplorer/kit';
import type { Message } from 'mexplorer/kit';
import proofFileStyle from './proof-file.css?inline';

/**
 * The maximum size of a file in bytes, the same limit as in the checker. Larger files are refused without
 * being read.
 */
const MOST_BYTES = 2 ** 24;

type Of<Kind> = { kind: Kind; game: string; preperiod: number; period: number; bound: number };

/** The checker's result for a file: the kind of certificate, and the numbers shown in the message. */
type Account =
  | (Of<'misere-quotient'> & { order: number; lost: number; rare?: undefined })
  | (Of<'octal-period' | 'subtraction-period' | 'closed-form'> & { rare?: number });

type Checked = { name: string; percent?: number; found?: Account; refused?: string };

/**
 * The element that saves a certificate of a game's period or misère quotient as a file, and checks files that
 * are chosen or dropped on the element. Properties: `game`; `proven`, whether a proof can be saved;
 * `reached`, the last heap of the search.
 */
export class ProofFile extends MexElement {
  static areas = ['certificate'] as const;
  @property({ attribute: false }) game = '';

  @property({ attribute: false }) proven = false;

  @property({ attribute: false }) reached = 0;

  @state() checked: Checked | null = null;

  @state() said: Message | null = null;

  /** Whether a file is being dragged over the element. */
  @state() over = false;

  static styles = styleSheets(proofFileStyle);

  #worker: Worker | null = null;

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop();
  }

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('game')) [this.said, this.failure] = [null, null];
  }

  async #save() {
    const { game, reached } = this;
    [this.said, this.failure] = [message('certificate.saving'), null];
    try {
      const file = await certificate(game, reached ? { upto: reached } : {});
      if (game !== this.game) return;
      const name = `${file.game.replace(/[^a-z0-9.]+/gi, '-').slice(0, 60)}.cert.json`;
      saveText(`${JSON.stringify(file)}\n`, name);
      this.said = message('certificate.saved', { name });
    } catch (error) {
      if (game !== this.game) return;
      [this.said, this.failure] = [null, MexError.from(error)];
    }
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = null;
    if (this.checked?.percent !== undefined) this.checked = null;
  }

  async #check(file: File | undefined) {
    this.#stop();
    if (!file) return;
    const { name } = file;
    if (file.size > MOST_BYTES) {
      this.checked = { name, refused: this.t('certificate.large') };
      return;
    }
    this.checked = { name, percent: 0 };
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    const end = (outcome: Partial<Checked>) => {
      if (this.#worker !== worker) return;
      this.checked = { name, ...outcome };
      if (outcome.percent === undefined) {
        worker.terminate();
        this.#worker = null;
      }
    };
    worker.onmessage = ({ data }) => end(data);
    worker.onerror = () => end({ refused: this.t('certificate.no_worker') });
    const text = await file.text().catch(() => null);
    if (text === null) end({ refused: this.t('certificate.unread') });
    else worker.postMessage(text);
  }

  #drag(event: DragEvent) {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.over = event.type === 'dragover';
    if (event.type === 'drop') void this.#check(event.dataTransfer.files[0]);
  }

  view() {
    const drag = (event: DragEvent) => this.#drag(event);
    const { checked, failure } = this;
    return html`<section
      class="stack panel file-panel no-print ${this.over ? 'over' : ''}"
      aria-labelledby="proof-title"
      @dragover=${drag}
      @dragleave=${drag}
      @drop=${drag}
    >
      <h2 id="proof-title">${this.t('certificate.title')}</h2>
      <p class="soft">${this.t('certificate.lead')}</p>
      <p class="flow">
        ${
          this.proven
            ? html`<button class="btn" type="button" data-save @click=${() => void this.#save()}>
                ${icon('save', 18)}${this.t('certificate.save')}
              </button>`
            : nothing
        }
        <button class="btn" type="button" data-check @click=${chooseFile}>
          ${this.t('certificate.check')}</button
        >${fileInput((file) => void this.#check(file))}
      </p>
      <p class="said" role="status">
        ${say(this.lang, this.said)}${failure ? sayError(this.lang, failure) : nothing}
      </p>
      <div class="outcome" role="status">${checked ? this.#outcome(checked) : nothing}</div>
    </section>`;
  }

  #outcome({ name, percent, found, refused }: Checked) {
    if (percent !== undefined) {
      return html`<p>
        ${this.t('certificate.checking', { name, percent })}
        <button class="btn quiet" type="button" data-stop @click=${() => this.#stop()}>
          ${this.t('common.cancel')}
        </button>
      </p>`;
    }
    if (!found) {
      return html`<p><strong class="no">${this.t('certificate.refused', { name })}</strong></p>
        <p>${this.t('certificate.why')} <code lang="en">${refused}</code></p>`;
    }
    return html`<p><strong class="yes">${this.t('certificate.proven', { name })}</strong></p>
      <p>
        ${
          found.kind === 'misere-quotient'
            ? this.t('certificate.claim.classes', found)
            : this.t('certificate.claim.values', found)
        }
      </p>
      <ul class="bullets">
        ${(found.rare
          ? this.t('certificate.account.rare', { bound: found.bound, rare: found.rare })
          : this.t(`certificate.account.${found.kind}`, found)
        )
          .split('\n')
          .map((line) => html`<li>${line}</li>`)}
      </ul>`;
  }
}

export const proofFile = placed('mex-proof-file', ProofFile);
