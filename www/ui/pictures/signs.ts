/**
 * Small icons for buttons that have a label. Icons that only the page uses are in icons.ts, so that widgets
 * do not load them.
 */
import { html, svg } from 'lit';

const paths = {
  first: svg`<path d="M5 4v12M15 4.5 8 10l7 5.5" />`,
  back: svg`<path d="M12.5 4.5 6 10l6.5 5.5" />`,
  forward: svg`<path d="M7.5 4.5 14 10l-6.5 5.5" />`,
  last: svg`<path d="M15 4v12M5 4.5 12 10l-7 5.5" />`,
  in: svg`<path d="M10 4.5v11M4.5 10h11" />`,
  out: svg`<path d="M4.5 10h11" />`,
  fit: svg`<path d="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" />`,
  left: svg`<path d="M16 10H4m4.5-5L4 10l4.5 5" />`,
  right: svg`<path d="M4 10h12m-4.5-5L16 10l-4.5 5" />`,
  up: svg`<path d="M10 16V4m-5 4.5L10 4l5 4.5" />`,
  down: svg`<path d="M10 4v12m-5-4.5L10 16l5-4.5" />`,
  close: svg`<path d="m5 5 10 10M15 5 5 15" />`,
};

export type Sign = keyof typeof paths;

export function sign(name: Sign) {
  return outline(paths[name], { box: 20, size: 18, weight: 1.8 });
}

/** Draw an icon of lines with one stroke width, in the current text colour. */
export function outline(
  lines: unknown,
  { box, size, weight, cls }: { box: number; size: number; weight: number; cls?: string },
) {
  return html`<svg
    class="outline ${cls ?? ''}"
    viewBox="0 0 ${box} ${box}"
    width=${size}
    height=${size}
    fill="none"
    stroke="currentColor"
    stroke-width=${weight}
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${lines}
  </svg>`;
}
