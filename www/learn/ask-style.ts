import { css } from 'lit';

export const askStyle = css`
  fieldset {
    display: grid;
    gap: 10px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: 12px;
    font-family: var(--mex-font-head);
    font-size: calc(1.1875 * var(--mex-em));
    font-weight: 600;
    line-height: 1.4;
  }
  .kicker {
    display: block;
    font-family: var(--mex-font);
    font-size: calc(0.8125 * var(--mex-em));
    font-weight: 600;
    color: var(--mex-accent);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .choice {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 8px 16px 8px 12px;
    border: 1px solid var(--mex-line-strong);
    border-radius: calc(var(--mex-radius) * 0.8);
    background: var(--mex-raised);
    cursor: pointer;
  }
  .choice:hover {
    border-color: var(--mex-accent);
  }
  .choice:has(:checked) {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
    box-shadow: inset 0 0 0 1px var(--mex-accent);
  }
  .choice:has(:focus-visible) {
    outline: 2px solid var(--mex-accent);
    outline-offset: 2px;
  }
  .choice input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--mex-accent);
    outline: none;
  }
  .typed {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .typed .field {
    width: min(calc(14 * var(--mex-em)), 100%);
  }
  mex-game::part(settings) {
    display: none;
  }
  @media (pointer: coarse), (max-width: 41.25em) {
    mex-game::part(typed) {
      display: none;
    }
  }
  /* On a phone a board is as wide as the card. */
  @media (max-width: 41.25em) {
    mex-game {
      margin-inline: -9px;
    }
  }
`;
