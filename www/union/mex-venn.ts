/**
 * `<mex-venn sizes="A=5 B=4 A&B=2">`: two or three sets as a Venn diagram with the size of every region,
 * computed from the sizes of the sets and of their intersections. If the sizes contradict each other, an
 * error marks the region whose size would be negative.
 */
import { html, nothing, svg } from 'lit';
import { property, state } from 'lit/decorators.js';
import * as engine from '../engine/api.ts';
import { parseSizes, printSizes, venn } from './venn.ts';
import { Query } from '../ui/element/query.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './mex-venn.css?inline';
import type { SetCount } from '../engine/types.ts';
import type { Area } from '../i18n/areas.ts';

/**
 * Two or three sets as a Venn diagram with the size of every region.
 *
 * @fires {object} mex-ready - It is drawn, as `countSets` answered.
 * @fires {{ sizes: string }} mex-change - Fired when the state changes, by other sizes; `detail` is
 *   the new state.
 * @slot - Shown until the widget is ready, and beside an error.
 * @csspart venn - The diagram.
 * @picture - `renderStatic` draws it.
 * @reserve - 340 380 380
 * @reserve [sizes*='C='] - 380 525 525
 */
export class MexVenn extends MexWidget {
  static areas: readonly Area[] = ['union'];

  static styles = [...[MexWidget.styles].flat(), styleSheets(style)];

  /** Sizes of the sets and intersections, as "A=5 B=4 A&B=2". */
  @property({ reflect: true, useDefault: true }) sizes = '';

  /** The displayed name of each set. @public */
  @property({ attribute: false }) labels: Record<string, string> = {};

  @state() found: SetCount | null = null;

  @state() lit: number | null = null;

  #query = new Query(this, () => void this.load());

  get kept() {
    return { sizes: this.sizes };
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('sizes') && this.sizes.trim()) void this.load();
  }

  async load() {
    const sizes = parseSizes(this.sizes);
    await this.#query.run(
      (signal) => engine.countSets(numbers(sizes) as Record<string, number>, { signal }),
      (found) => {
        const drawn = found.names.length === 2 || found.names.length === 3;
        this.found = drawn ? found : null;
        if (!drawn) return;
        this.settle();
        this.emit('mex-ready', { ...found });
        this.tell();
      },
    );
  }

  get #names() {
    const names = new Set(Object.keys(parseSizes(this.sizes)).flatMap((key) => key.split('&')));
    return [...names];
  }

  #call(name: string) {
    return this.labels[name] ?? name;
  }

  #where(inside: boolean[]) {
    const names = this.#names.map((name) => this.#call(name));
    return this.t('union.venn.only', {
      ins: names.filter((_, i) => inside[i]),
      outs: names.filter((_, i) => !inside[i]),
    });
  }

  errorPart() {
    if (this.failure?.code !== 'contradictory-sizes') return super.errorPart();
    const { region, size } = this.failure.details;
    const ins = new Set(String(region).split('&'));
    const where = this.#where(this.#names.map((name) => ins.has(name)));
    return html`<p class="error" part="error" role="alert">
      ${this.t('union.sets.clash', { region: `“${where}”`, size })}
    </p>`;
  }

  render() {
    // Show contradictory sizes on the diagram, even if there were no valid sizes before.
    const clash = this.failure?.code === 'contradictory-sizes';
    if (clash && !this.settled) return html`${this.view()}${this.errorPart()}`;
    return super.render();
  }

  view() {
    const names = this.#names;
    if (names.length < 2 || names.length > 3) return nothing;
    const { width, height, circles, regions } = venn(names);
    const clash = this.failure?.code === 'contradictory-sizes' ? this.failure.details : null;
    const bad = clash ? canonical(String(clash.region)) : null;
    const known: Record<string, unknown> = {};
    for (const [name, size] of Object.entries(this.found?.regions ?? {})) {
      known[canonical(name)] = size;
    }
    const sizeOf = (name: string) =>
      clash ? (canonical(name) === bad ? clash.size : '') : (known[canonical(name)] ?? '');
    const lit = this.lit ?? null;
    const stone = ['--mex-stone-1', '--mex-stone-2', '--mex-stone-3'];
    const shown = lit === null ? null : regions[lit];
    return html`<figure part="venn">
      <svg
        class="venn"
        viewBox="0 0 ${width} ${height}"
        role="group"
        aria-label=${this.t('union.venn')}
        data-row
        @pointerleave=${() => (this.lit = null)}
        @focusout=${() => (this.lit = null)}
      >
        ${svg`${circles.map(
          ({ x, y, r }, i) =>
            svg`<circle class="tint" cx=${x} cy=${y} r=${r} fill=${`var(${stone[i]})`} />`,
        )}
        ${circles.map(
          ({ x, y, r }, i) =>
            svg`<circle class="set" fill="none" cx=${x} cy=${y} r=${r} stroke=${`var(${stone[i]})`} />`,
        )}
        ${circles.map(
          ({ name, labelX, labelY }) =>
            svg`<text class="label" x=${labelX} y=${labelY} text-anchor="middle">${this.#call(name)}</text>`,
        )}
        ${regions.map((region, i) => {
          const size = String(sizeOf(region.name)).replace('-', '−');
          const classes = [
            'region',
            i === lit ? 'lit' : '',
            canonical(region.name) === bad ? 'bad' : '',
          ];
          const label = this.t('union.venn.region', { region: this.#where(region.inside), size });
          return svg`<g class=${classes.join(' ')} data-region=${region.name} data-item
              role="img" aria-label=${label}
              @pointerenter=${() => (this.lit = i)}
              @focus=${() => (this.lit = i)}>
            <circle class="spot" cx=${region.x} cy=${region.y} r="27" />
            <text class="size left-blank ${size.length > 6 ? 'long' : ''}" x=${region.x} y=${region.y} dy="0.35em"
              text-anchor="middle">${size}</text>
          </g>`;
        })}`}
      </svg>
      ${
        this.print === 'question'
          ? html`<p class="asked-only given">${printSizes(parseSizes(this.sizes))}</p>`
          : nothing
      }
      <figcaption class="given-away" aria-live="off">
        ${
          shown
            ? html`${this.t('union.venn.region', { region: this.#where(shown.inside), size: '' })}
                <b>${sizeOf(shown.name)}</b>`
            : clash
              ? nothing
              : html`<b>${this.t('union.venn.union', { union: this.found?.union ?? '' })}</b
                  ><br /><span class="soft help">${this.t('union.venn.pick')}</span>`
        }
      </figcaption>
    </figure>`;
  }
}

/** Return a region's name with its sets in alphabetical order. */
function canonical(name: string) {
  return name.split('&').sort().join('&');
}

/** Convert sizes to numbers if they are safe integers; larger sizes stay texts. */
function numbers(sizes: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name,
      /^\d+$/.test(size) && Number.isSafeInteger(Number(size)) ? Number(size) : size,
    ]),
  );
}

define('mex-venn', MexVenn);
