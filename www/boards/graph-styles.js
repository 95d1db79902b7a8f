import { css } from 'lit';

/** How nodes, arrows and tokens look. */
export const graphStyles = css`
  .scroll {
    overflow: auto;
    max-height: min(78vh, 720px);
    text-align: center;
  }
  svg.graph {
    display: inline-block;
    overflow: visible;
    max-width: 100%;
    height: auto;
  }
  .scroll.large svg.graph {
    max-width: none;
  }
  .edge {
    fill: none;
    stroke: var(--mex-line-strong, #8f8878);
    stroke-width: 1.6;
  }
  .head {
    fill: var(--mex-line-strong, #8f8878);
  }
  .can .edge {
    stroke: var(--mex-accent, #0f6e62);
    stroke-width: 2.8;
  }
  .can .head {
    fill: var(--mex-accent, #0f6e62);
  }
  .went .edge {
    stroke: var(--mex-ink, #222);
    stroke-dasharray: 2 5;
    stroke-width: 2.4;
  }
  .win .edge {
    stroke: var(--mex-win, #0f6e62);
    stroke-width: 4;
  }
  .plate {
    fill: var(--mex-raised, #fff);
    stroke: var(--mex-line-strong, #8f8878);
    stroke-width: 1.5;
  }
  .node text {
    font-size: 15px;
    font-weight: 600;
    fill: var(--mex-ink, #222);
    text-anchor: middle;
    pointer-events: none;
    user-select: none;
  }
  .node.live,
  .node.target {
    cursor: pointer;
  }
  .node.live .plate {
    stroke: var(--mex-ink, #222);
    stroke-width: 2;
  }
  .node.from .plate {
    fill: var(--mex-accent-soft, #d8ebe4);
    stroke: var(--mex-accent, #0f6e62);
    stroke-width: 3;
  }
  .node.target .plate {
    stroke: var(--mex-accent, #0f6e62);
    stroke-width: 2.5;
    stroke-dasharray: 5 3;
  }
  .node.target:hover .plate,
  .node.target:focus-visible .plate {
    fill: var(--mex-accent-soft, #d8ebe4);
    stroke-dasharray: none;
  }
  .signs {
    margin: 4px 0 0;
    text-align: center;
    font-size: calc(0.8125 * var(--mex-em));
    color: var(--mex-ink-soft, #666);
  }
  .ring {
    fill: none;
    stroke: none;
  }
  .node:focus-visible .ring {
    stroke: var(--focus);
    stroke-width: 2;
  }
  .node .many {
    font-size: 13px;
    text-anchor: start;
    paint-order: stroke;
    stroke: var(--mex-surface, #fff);
    stroke-width: 4;
  }
  .node .value {
    font: 600 12px var(--mex-font-mono, monospace);
    fill: var(--mex-surface, #fff);
  }
  .badge {
    fill: var(--mex-win, #0f6e62);
  }
  .badge.zero {
    fill: var(--mex-lose, #9c3b2c);
  }
  .badge.open {
    fill: var(--mex-ink-soft, #59656b);
  }
  .node .star {
    fill: var(--mex-win, #0f6e62);
    stroke: var(--mex-surface, #fff);
    stroke-width: 1.5;
  }
  .from .stone.token {
    transform: translateY(-8px);
  }
  .list {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 12px 0;
    margin: 0;
    list-style: none;
  }
  .list li {
    padding: 4px 10px;
    border: 1px solid var(--mex-line, #ddd4c3);
    border-radius: 999px;
  }
  @media (forced-colors: active) {
    .edge {
      stroke: CanvasText;
    }
    .head,
    .badge {
      fill: CanvasText;
    }
    .plate {
      fill: Canvas;
      stroke: CanvasText;
    }
    .node text {
      fill: CanvasText;
    }
    .node .value {
      fill: Canvas;
    }
    .can .edge,
    .node.target .plate,
    .node.from .plate {
      stroke: Highlight;
    }
  }
  @media print {
    .scroll {
      overflow: visible;
      max-height: none;
    }
  }
`;
