import { css } from 'lit';

/** Looks of a plant. */
export const plantStyles = css`
  .scroll {
    overflow: auto;
    max-height: 620px;
    overscroll-behavior: contain;
    text-align: center;
  }
  .plant {
    height: auto;
    overflow: visible;
  }
  .soil {
    fill: var(--mex-sunken, #efe8da);
  }
  .ground {
    stroke: var(--mex-line-strong, #8f8878);
    stroke-width: 4;
    stroke-linecap: round;
    fill: none;
  }
  .stem,
  .ghost,
  .halo,
  .edge .hit {
    fill: none;
    stroke-linecap: round;
  }
  .stem {
    stroke: var(--mex-stone-1, #57786f);
    stroke-width: 7;
    transition:
      stroke var(--speed),
      opacity var(--speed);
  }
  .halo {
    stroke: transparent;
    stroke-width: 15;
  }
  .edge .hit {
    stroke: transparent;
    stroke-width: 30;
    pointer-events: stroke;
    cursor: pointer;
  }
  .grip {
    fill: transparent;
    cursor: pointer;
  }
  .disabled .grip,
  .disabled .edge .hit {
    cursor: default;
  }
  .edge:focus-visible .halo {
    stroke: var(--focus);
    opacity: 0.4;
  }
  .edge.cut .stem {
    stroke: var(--mex-accent, #0f6e62);
    stroke-dasharray: 9 9;
  }
  .edge.falls .stem {
    opacity: 0.3;
    stroke-dasharray: 2 10;
  }
  .blade {
    stroke: var(--mex-warn, #a5321f);
    stroke-width: 3.5;
    stroke-linecap: round;
    fill: none;
    pointer-events: none;
  }
  .ghost {
    stroke: var(--mex-ink-soft, #666);
    stroke-width: 1.4;
    stroke-dasharray: 3 6;
    opacity: 0.6;
  }
  .node circle {
    fill: var(--mex-stone-5, #767a4c);
    stroke: var(--mex-surface, #fffdf8);
    stroke-width: 2;
    transition: opacity var(--speed);
  }
  .node.falls {
    opacity: 0.35;
  }
  .name {
    font-family: var(--mex-font-mono, monospace);
    font-size: 12.5px;
    fill: var(--mex-ink-soft, #666);
    paint-order: stroke;
    stroke: var(--mex-surface, #fffdf8);
    stroke-width: 3px;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .node circle {
    pointer-events: none;
  }
  .star {
    fill: var(--mex-win, #0f6e62);
    stroke: var(--mex-surface, #fff);
    stroke-width: 1.4;
    pointer-events: none;
  }
  .leaving {
    animation: fall calc(var(--speed) * 3.5) ease-in both;
    pointer-events: none;
  }
  @keyframes fall {
    25% {
      opacity: 1;
    }
    to {
      transform: translateY(64px);
      opacity: 0;
    }
  }
  .list {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    list-style: none;
    padding: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    .leaving {
      animation: none;
      opacity: 0;
    }
    .stem,
    .node circle {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .stem,
    .ground {
      stroke: CanvasText;
    }
    .edge.cut .stem,
    .edge:focus-visible .halo {
      stroke: Highlight;
    }
    .name {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;
