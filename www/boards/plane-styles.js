import { css } from 'lit';

/** How coins in the plane look. */
export const planeStyles = css`
  .scroll {
    overflow: auto;
    max-height: 78vh;
  }
  .plane {
    display: grid;
    grid-template-columns: 22px repeat(var(--columns), 40px);
    justify-content: safe center;
    align-items: center;
    justify-items: center;
    gap: 6px;
    padding: 8px;
  }
  .n {
    font-size: calc(0.75 * var(--mex-em));
    color: var(--mex-ink-soft, #666);
  }
  .place {
    position: relative;
    cursor: pointer;
  }
  .disabled .place {
    cursor: default;
  }
  .coin {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    font-family: var(--mex-font-head);
    font-weight: 700;
    user-select: none;
  }
  .head .coin {
    color: #fff;
    text-shadow: 0 1px 2px rgb(0 0 0 / 0.8);
    background:
      linear-gradient(160deg, transparent 40%, rgb(0 0 0 / 0.3)), var(--mex-stone-2, #a86f3c);
    box-shadow:
      inset 0 0 0 1px rgb(0 0 0 / 0.3),
      inset 0 0 0 3px rgb(255 255 255 / 0.25);
  }
  .tail .coin {
    background: var(--mex-sunken, #efe8da);
    box-shadow: inset 0 0 0 1px var(--mex-line-strong, #8f8878);
  }
  .chosen .coin {
    outline: 3px solid var(--mex-accent, #0f6e62);
    outline-offset: 1px;
  }
  .turned .coin {
    box-shadow: inset 0 0 0 3px var(--mex-amber, #935a00);
  }
  .win {
    position: absolute;
    inset-block-start: -9px;
    inset-inline-end: -3px;
    color: var(--mex-win, #0f6e62);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    .coin {
      border: 1px solid CanvasText;
    }
    .head .coin {
      border-width: 5px;
    }
    .chosen .coin {
      outline-color: Highlight;
    }
  }
`;
