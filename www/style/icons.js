/** Line icons for controls, and a small picture for each game. All are decoration: name them in words. */
import { svg, html } from 'lit';

/** @type {Record<string, import('lit').TemplateResult<2>>} */
const lines = {
  play: svg`<ellipse cx="12" cy="18.2" rx="7.5" ry="2.8" /><ellipse cx="12" cy="11.6" rx="5.6" ry="2.6" /><ellipse cx="12" cy="5.8" rx="3.6" ry="2" />`,
  tables: svg`<rect x="4" y="4.5" width="16" height="15" rx="2" /><path d="M4 9.5h16M9.5 9.5v10M4 14.5h16" />`,
  graph: svg`<circle cx="5.5" cy="6" r="2.2" /><circle cx="18" cy="9" r="2.2" /><circle cx="9" cy="18" r="2.2" /><path d="M7.7 6.6l8 1.9M6.2 8.1l2.2 7.8M16.7 10.8l-6.1 5.8" />`,
  union: svg`<circle cx="9" cy="12" r="5.5" /><circle cx="15" cy="12" r="5.5" />`,
  practice: svg`<path d="M8 8l-4 4 4 4M16 8l4 4-4 4M13.5 6l-3 12" />`,
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
  idea: svg`<path d="M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z" />`,
};

/** @param {string} name @param {number} [size] */
export function icon(name, size = 20) {
  return html`<svg
    class="icon"
    viewBox="0 0 24 24"
    width=${size}
    height=${size}
    fill="none"
    stroke="currentColor"
    stroke-width="1.6"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    style="flex: none"
  >
    ${lines[name]}
  </svg>`;
}

/** A pebble seen from the side. @param {number} x @param {number} y @param {number} tone 1..6 */
const pebble = (x, y, tone, rx = 6, ry = 3.4) =>
  svg`<ellipse cx=${x} cy=${y} rx=${rx} ry=${ry} fill=${`var(--mex-stone-${tone})`} /><ellipse
    cx=${x - rx * 0.28} cy=${y - ry * 0.38} rx=${rx * 0.42} ry=${ry * 0.3} fill="#fff" opacity="0.28" />`;

/** @param {number} x @param {number} count @param {number} tone */
const pile = (x, count, tone) =>
  Array.from({ length: count }, (_, i) => pebble(x, 41 - i * 7.2, tone));

/** Where stones were. @param {number} x @param {number} count */
const ghosts = (x, count) =>
  Array.from(
    { length: count },
    (_, i) =>
      svg`<ellipse cx=${x} cy=${41 - i * 7.2} rx="5.6" ry="3.1" fill="none" stroke="var(--mex-line-strong)" stroke-width="1.1" stroke-dasharray="2 2" />`,
  );

const ground = svg`<path d="M4 46.5h48" stroke="var(--mex-line-strong)" stroke-width="1.2" stroke-linecap="round" />`;
const say = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {string} */ text,
  size = 11,
) =>
  svg`<text x=${x} y=${y} text-anchor="middle" font-size=${size} font-weight="600" font-family="var(--mex-font-head)" fill="var(--mex-ink)">${text}</text>`;
const arrow = (/** @type {string} */ d) =>
  svg`<path d=${d} fill="none" stroke="var(--mex-ink-soft)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" />`;

/** @type {Record<string, unknown>} */
const pictures = {
  nim: [ground, pile(12, 2, 1), pile(28, 4, 3), pile(44, 3, 2)],
  moore: [
    ground,
    pile(10, 3, 1),
    pile(22, 4, 3),
    pile(34, 2, 2),
    pile(46, 5, 5),
    arrow('M10 19v-9M7 13l3-3 3 3M34 26v-9M31 20l3-3 3 3'),
  ],
  staircase: [
    svg`<path d="M4 46.5h13v-9h13v-9h13v-9h9v27z" fill="var(--mex-sunken)" stroke="var(--mex-line-strong)" stroke-width="1.2" stroke-linejoin="round" />`,
    pebble(23.5, 33.6, 1),
    pebble(36.5, 24.6, 2),
    pebble(36.5, 17.6, 2),
    arrow('M28 14c-5 0-8 4-8.5 10M16 20.500l3.5 4 4.5-3'),
  ],
  subtract: [
    ground,
    pile(18, 5, 3),
    say(39, 20, '1 3 4', 10),
    arrow('M30 26h18'),
    pebble(39, 41, 3),
  ],
  split: [
    ground,
    ghosts(28, 3),
    pile(11, 2, 4),
    pile(45, 2, 4),
    arrow('M23 18c-5-3-11 0-12 8M8 23l3 3.5 3.5-2.500M33 18c5-3 11 0 12 8M48 23l-3 3.5-3.5-2.5'),
  ],
  merge: [
    ground,
    ghosts(11, 2),
    ghosts(45, 1),
    pile(28, 3, 2),
    arrow(
      'M11 28c1-8 6-12 10-9.500M18 15.500l3.5 3-1.5 4M45 35c0-10-5-18-10-16.500M38 15.500l-3.5 3 1.5 4',
    ),
  ],
  letters: [
    ['A', 'A', 'B', 'C'].map(
      (letter, i) =>
        svg`<rect x=${5 + i * 12} y=${[24, 14, 24, 24][i]} width="10.5" height="12.5" rx="2.5" fill=${`var(--mex-stone-${[1, 1, 2, 3][i]})`} /><text x=${10.2 + i * 12} y=${[33.6, 23.6, 33.6, 33.6][i]} text-anchor="middle" font-size="9.5" font-weight="700" font-family="var(--mex-font)" fill="var(--mex-surface)">${letter}</text>`,
    ),
    ground,
  ],
  graph: [
    arrow('M14 14l11 11M42 15l-11 10M28 32v8M14 18l-1 20M42 19l1 18'),
    [
      [13, 12],
      [43, 12],
      [28, 27],
      [13, 43],
      [43, 43],
      [28, 44],
    ].map(
      ([x, y]) =>
        svg`<circle cx=${x} cy=${y} r="5" fill="var(--mex-raised)" stroke="var(--mex-line-strong)" stroke-width="1.3" />`,
    ),
    pebble(13, 12, 1, 4.2, 3.4),
    pebble(28, 27, 2, 4.2, 3.4),
  ],
  race: [
    svg`<path d="M6 40h44" stroke="var(--mex-line-strong)" stroke-width="1.3" stroke-linecap="round" />${[6, 17, 28, 39, 50].map((x) => svg`<path d=${`M${x} 36.500v7`} stroke="var(--mex-line-strong)" stroke-width="1.3" stroke-linecap="round" />`)}`,
    arrow('M46 34c-2-11-14-13-17-2M27 34c-2-11-17-13-20-2M12 28.500l-5 4-2-5.5'),
    say(28, 14, '100', 12),
    pebble(7, 40, 2, 4.4, 3),
  ],
  wythoff: [
    svg`${[0, 1, 2, 3, 4].map((i) => svg`<path d=${`M8 ${8 + i * 9}h36M${8 + i * 9} 8v36`} stroke="var(--mex-line)" stroke-width="1" />`)}`,
    arrow('M40 12h-28M40 12v28M40 12l-26 26'),
    pebble(40, 12, 3, 5, 4),
    svg`<rect x="9" y="36" width="7" height="7" rx="1.5" fill="var(--mex-lose)" />`,
  ],
  fibonacci: [
    svg`<path d="M44 44a34 34 0 0 0-34-34M44 44H10V10M31 44V23H10M31 31H23" fill="none" stroke="var(--mex-line-strong)" stroke-width="1.3" stroke-linejoin="round" />`,
    pebble(38, 38, 2, 5, 3.4),
    pebble(16, 38, 1, 5, 3.4),
    pebble(16, 31.5, 1, 5, 3.4),
  ],
};

/** @param {string} name the game's first word @param {number} [size] */
export function picture(name, size = 56) {
  return html`<svg
    class="picture"
    viewBox="0 0 56 56"
    width=${size}
    height=${size}
    aria-hidden="true"
    style="flex: none"
  >
    ${pictures[name] ?? pictures.nim}
  </svg>`;
}

/** The mark of the house: three balanced river stones. */
export function logo(size = 30) {
  return html`<svg
    viewBox="0 0 64 64"
    width=${size}
    height=${size}
    aria-hidden="true"
    style="flex: none"
  >
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
