/** Styles shared by the parts of a lesson: text, formulas, cards and verdicts. */
import { css } from 'lit';

export const textStyle = css`
  math {
    font-family: math, 'Cambria Math', 'STIX Two Math', 'Latin Modern Math', var(--mex-font-head);
    font-size: 1.08em;
  }
  .formula {
    display: block;
    margin-block: 6px;
    text-align: center;
  }
  .formula math {
    font-size: 1.2em;
  }
  .glued {
    white-space: nowrap;
  }
  .words p + p,
  .words p + ul,
  .words ul + p {
    margin-block-start: 0.6em;
  }
  .words ul {
    margin: 0;
    padding-inline-start: 1.3em;
  }
  .words li + li {
    margin-block-start: 0.25em;
  }
  .words code {
    padding: 0.1em 0.35em;
    border-radius: 5px;
    background: var(--mex-sunken);
    overflow-wrap: anywhere;
  }
`;

export const partStyle = css`
  .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    /* A part of a lesson has a frame of its own; elsewhere the element's frame is the only one. */
    padding: var(--part-pad, 0);
    border: var(--part-edge, none);
    border-radius: calc(var(--mex-radius) * 1.6);
    background: var(--part-ground, none);
    box-shadow: var(--part-shadow, none);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .verdict {
    display: flex;
    gap: 10px;
    padding: 10px 14px;
    border-radius: var(--mex-radius);
    background: var(--mex-amber-soft);
    border-inline-start: 4px solid var(--mex-amber);
  }
  .verdict.right {
    background: var(--mex-accent-soft);
    border-color: var(--mex-accent);
  }
  .verdict .sign {
    flex: none;
    font-weight: 700;
    font-size: calc(1.125 * var(--mex-em));
    line-height: 1.4;
  }
  .verdict.right .sign {
    color: var(--mex-accent);
  }
  .verdict .sign {
    color: var(--mex-amber);
  }
  .verdict b {
    margin-inline-end: 0.35em;
  }
  @media print {
    .part {
      box-shadow: none;
      break-inside: avoid;
    }
  }
`;
