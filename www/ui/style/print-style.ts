import { css } from 'lit';

/**
 * Print shows the position, who is to move, the result and why, in print colours, without controls
 * and hints on how to use them. Boards, pictures and rows are not split, and headings stay with
 * what follows them.
 */
export const printStyle = css`
  @media print {
    :host {
      container-type: normal;
      box-decoration-break: clone;
      -webkit-box-decoration-break: clone;
    }
    /* Hidden by print="question": the answer, and blanks to be filled in. */
    :host([print='question']) .given-away,
    :host(:not([print='question'])) .asked-only,
    :host(:not([print='answer'])) .answer-only {
      display: none !important;
    }
    :host([print='question']) .left-blank {
      visibility: hidden;
    }
    .btn,
    .no-print,
    .tools,
    .help,
    .hint,
    details:not([open]) {
      display: none !important;
    }
    /* Buttons in a list of moves are printed as text. */
    li > .btn {
      display: inline !important;
      padding: 0;
      border: 0;
      background: none;
    }
    .status,
    h1,
    h2,
    h3,
    h4,
    caption,
    thead {
      break-after: avoid;
    }
    tr,
    svg,
    canvas,
    figure,
    math,
    .frame,
    .stage,
    .status,
    .verdict,
    .winning,
    .theorem,
    .bars,
    .note {
      break-inside: avoid;
    }
    p {
      orphans: 3;
      widows: 3;
    }
    /* Browsers repeat a table footer on every page. */
    tfoot {
      display: table-row-group;
    }
    .scroll {
      max-height: none;
      overflow: visible;
    }
  }
`;
