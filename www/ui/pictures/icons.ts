/** Line icons for the page's controls. Icons are decorative, so each control needs a label. */
import { svg, html } from 'lit';
import { outline } from './signs.ts';

const lines = {
  play: svg`<ellipse cx="12" cy="18.2" rx="7.5" ry="2.8" /><ellipse cx="12" cy="11.6" rx="5.6" ry="2.6" /><ellipse cx="12" cy="5.8" rx="3.6" ry="2" />`,
  tables: svg`<rect x="4" y="4.5" width="16" height="15" rx="2" /><path d="M4 9.5h16M9.5 9.5v10M4 14.5h16" />`,
  graph: svg`<circle cx="5.5" cy="6" r="2.2" /><circle cx="18" cy="9" r="2.2" /><circle cx="9" cy="18" r="2.2" /><path d="M7.7 6.6l8 1.9M6.2 8.1l2.2 7.8M16.7 10.8l-6.1 5.8" />`,
  quotient: svg`<circle cx="12" cy="4.8" r="2" /><circle cx="6" cy="12" r="2" /><circle cx="18" cy="12" r="2" /><rect x="10" y="17" width="4" height="4" rx="0.8" /><path d="M10.700 6.400L7.300 10.400M13.300 6.400l3.400 4M7.300 13.600l3 3.500M16.700 13.600l-3 3.500" />`,
  union: svg`<circle cx="9" cy="12" r="5.5" /><circle cx="15" cy="12" r="5.5" />`,
  practice: svg`<path d="M8 8l-4 4 4 4M16 8l4 4-4 4M13.5 6l-3 12" />`,
  class: svg`<rect x="4" y="3.500" width="16" height="17" rx="2" /><path d="M7.500 8.500l1.200 1.200 2-2.400M7.500 14.500l1.200 1.200 2-2.400M13.500 8.500h3.500M13.500 14.500h3.500" />`,
  learn: svg`<path d="M3 9.500l9-4.500 9 4.500-9 4.500zM7 11.800v4.700c2.800 2 7.200 2 10 0v-4.700M21 9.500v5.500" />`,
  sun: svg`<circle cx="12" cy="12" r="4" /><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M5.6 18.4l1.5-1.5M16.9 7.1l1.5-1.5" />`,
  moon: svg`<path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z" />`,
  auto: svg`<circle cx="12" cy="12" r="8" /><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />`,
  dice: svg`<rect x="4.5" y="4.5" width="15" height="15" rx="3" /><g fill="currentColor" stroke="none"><circle cx="9" cy="9" r="1.3" /><circle cx="15" cy="15" r="1.3" /><circle cx="12" cy="12" r="1.3" /></g>`,
  grid: svg`<rect x="4.5" y="4.5" width="6" height="6" rx="1.5" /><rect x="13.5" y="4.5" width="6" height="6" rx="1.5" /><rect x="4.5" y="13.5" width="6" height="6" rx="1.5" /><rect x="13.5" y="13.5" width="6" height="6" rx="1.5" />`,
  link: svg`<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />`,
  copy: svg`<rect x="8.5" y="8.5" width="11" height="11" rx="2" /><path d="M15.5 5.5a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1" />`,
  down: svg`<path d="M6.5 9.5l5.5 5.5 5.5-5.5" />`,
  close: svg`<path d="M6 6l12 12M18 6L6 18" />`,
  save: svg`<path d="M12 4v10M7.5 10l4.5 4.5 4.5-4.5M5 19.5h14" />`,
  check: svg`<path d="M5 12.5l4.5 4.5L19 7.5" />`,
  write: svg`<path d="M5 19l1-4L16.500 4.500a1.400 1.400 0 0 1 2 0l1 1a1.400 1.400 0 0 1 0 2L9 18l-4 1zM14.500 6.500l3 3" />`,
  search: svg`<circle cx="10.500" cy="10.500" r="6" /><path d="M15 15l5 5" />`,
  embed: svg`<rect x="3.5" y="4.5" width="17" height="15" rx="2" /><path d="M10 9.5L7.5 12l2.5 2.5M14 9.5l2.5 2.5-2.5 2.5" />`,
  idea: svg`<path d="M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z" />`,
};

export type Icon = keyof typeof lines;

export const icon = (name: Icon, size = 20) =>
  outline(lines[name], { box: 24, size, weight: 1.6, cls: 'icon' });

/** Draw the logo: three balanced river stones. */
export function logo(size = 30) {
  return html`<svg class="logo" viewBox="0 0 64 64" width=${size} height=${size} aria-hidden="true">
    <ellipse cx="32" cy="52" rx="24" ry="9" fill="var(--mex-stone-3)" />
    <ellipse cx="31" cy="34" rx="18" ry="8" fill="var(--mex-stone-1)" />
    <ellipse cx="34" cy="18" rx="11.5" ry="6.5" fill="var(--mex-stone-2)" />
    <g fill="#fff" opacity="0.3">
      <ellipse cx="25" cy="48.5" rx="9" ry="2.6" />
      <ellipse cx="26" cy="31" rx="7" ry="2.2" />
      <ellipse cx="31" cy="15.8" rx="4.5" ry="1.7" />
    </g>
  </svg>`;
}
