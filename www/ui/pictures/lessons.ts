/** A small picture of each lesson, in the manner of those of games. Decorative: the title is given in words. */
import { html, svg } from 'lit';
import { picture as ofGame } from './games.ts';

const ink = 'var(--mex-ink)';
const line = 'var(--mex-line-strong)';
const accent = 'var(--mex-accent)';

/** @param tone 1..6 */
const pebble = (x: number, y: number, tone: number) =>
  svg`<ellipse cx=${x} cy=${y} rx="8" ry="4.4" fill=${`var(--mex-stone-${tone})`} /><ellipse
    cx=${x - 2.2} cy=${y - 1.7} rx="3.4" ry="1.3" fill="#fff" opacity="0.28" />`;

const say = (x: number, y: number, text: string, fill: string = ink, size: number = 12) =>
  svg`<text x=${x} y=${y} text-anchor="middle" font-size=${size} font-weight="600"
    font-family="var(--mex-font-head)" fill=${fill}>${text}</text>`;

/** A number in a box; without one, the gap. */
const tile = (x: number, text: string) =>
  svg`<rect x=${x} y="20" width="11" height="16" rx="2" fill=${text ? 'var(--mex-raised)' : 'none'}
    stroke=${text ? line : accent} stroke-width="1.3" stroke-dasharray=${text ? '0' : '2 2'} />
    ${say(x + 5.5, 32, text || '?', text ? ink : accent)}`;

const place = (x: number, y: number, mark: string, lost: boolean) =>
  svg`<circle cx=${x} cy=${y} r="8" fill=${lost ? 'var(--mex-lose)' : accent} />
    ${say(x, y + 4, mark, 'var(--mex-surface)', 11)}`;

const base = svg`<path d="M4 44h48" stroke=${line} stroke-width="1.2" stroke-linecap="round" />`;

const drawn: Record<string, unknown> = {
  first: [base, pebble(17, 39, 1), pebble(39, 39, 2)],
  games: [
    svg`<path d="M17 28h22" stroke="var(--mex-ink-soft)" stroke-width="1.5" />`,
    place(12, 28, 'N', false),
    place(44, 28, 'P', true),
    svg`<path d="M30 24l5 4-5 4" fill="none" stroke="var(--mex-ink-soft)" stroke-width="1.5" />`,
  ],
  mex: [tile(3, '0'), tile(16, '1'), tile(29, ''), tile(42, '3')],
  sg: [
    svg`<rect x="3" y="18" width="17" height="20" rx="4" fill="var(--mex-raised)" stroke=${line} stroke-width="1.3" />`,
    svg`<rect x="36" y="18" width="17" height="20" rx="4" fill="var(--mex-raised)" stroke=${line} stroke-width="1.3" />`,
    say(11.5, 33, '3', ink, 14),
    say(44.5, 33, '2', ink, 14),
    svg`<circle cx="28" cy="28" r="5.5" fill="none" stroke=${accent} stroke-width="1.5" /><path d="M28 22.500v11M22.500 28h11" stroke=${accent} stroke-width="1.5" />`,
  ],
  union: [
    svg`<circle cx="21" cy="28" r="15" fill="var(--mex-stone-1)" fill-opacity="0.25" stroke="var(--mex-stone-1)" stroke-width="1.500" />`,
    svg`<circle cx="35" cy="28" r="15" fill="var(--mex-stone-2)" fill-opacity="0.25" stroke="var(--mex-stone-2)" stroke-width="1.500" />`,
  ],
  misere: [
    base,
    pebble(28, 39, 3),
    svg`<path d="M18 12l20 20M38 12L18 32" stroke="var(--mex-warn)" stroke-width="2.500" stroke-linecap="round" />`,
  ],
  periods: [1, 2, 3, 1, 2, 3, 1, 2, 3].map(
    (tone, i) =>
      svg`<rect x=${7 + (i % 3) * 15} y=${9 + Math.floor(i / 3) * 14} width="12" height="11" rx="2" fill=${`var(--mex-stone-${tone})`} />`,
  ),
  quotient: [
    svg`<path d="M28 12L12 28M28 12l16 16M12 28l16 16M44 28L28 44" stroke=${line} stroke-width="1.500" />`,
    [
      ['1', 28, 11],
      ['a', 11, 28],
      ['b', 45, 28],
      ['ab', 28, 45],
    ].map(
      ([text, x, y]) =>
        svg`<rect x=${Number(x) - 9} y=${Number(y) - 7} width="18" height="14" rx="6" fill="var(--mex-raised)" stroke=${line} stroke-width="1.300" />
          ${say(Number(x), Number(y) + 4, String(text), ink, 11)}`,
    ),
  ],
};

/** The games whose pictures stand for lessons. */
const GAMES: Record<string, string> = { digraph: 'graph', sums: 'kayles' };

/** @param id of the lesson */
export const lessonPicture = (id: string, size: number = 56) =>
  drawn[id]
    ? html`<svg class="picture" viewBox="0 0 56 56" width=${size} height=${size} aria-hidden="true">
        ${drawn[id]}
      </svg>`
    : ofGame(GAMES[id] ?? id, size);
