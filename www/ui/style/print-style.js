import { css } from 'lit';

/**
 * Paper has neither hand nor pointer: it shows the position, who is to move, what is found and why, in
 * the colours of paper; what is to be pressed, and what says how, is left out. Boards, pictures and
 * rows stay whole, and headings with what they head.
 */
export const printStyle = css`
  @media print {
    :host {
      container-type: normal;
      box-decoration-break: clone;
      -webkit-box-decoration-break: clone;
    }
    /* print="question" keeps these back: what is given away, and what only its place is left of. */
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
    /* A list of moves is worth reading, though it is pressed on a screen. */
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
    /* A foot that is a foot is printed on every sheet. */
    tfoot {
      display: table-row-group;
    }
    .scroll {
      max-height: none;
      overflow: visible;
    }
  }
`;
