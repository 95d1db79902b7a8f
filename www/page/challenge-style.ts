import { css } from 'lit';

/** How a position to be won for stars looks. */
export const challengeStyle = css`
  .challenge .rule {
    max-width: 44em;
    margin-block-end: 12px;
    font-size: 1.0625rem;
  }
  .challenge .card {
    padding: 16px 20px;
    box-shadow: var(--mex-shadow);
  }
  /* The opponent stays perfect. */
  .challenge mex-game::part(ease) {
    display: none;
  }
  .challenge mex-game::part(status) {
    min-height: 40px;
  }
  /* The end is stated below; the row stays, so that the board does not move. */
  .challenge .over mex-game::part(status) {
    height: 0;
    padding-block: 0;
    overflow: hidden;
    visibility: hidden;
  }
  .challenge .foot {
    margin-block-start: 12px;
    min-height: 48px;
  }
  .challenge .stake {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px 14px;
    padding-inline: 4px;
  }
  .challenge .stake .btn {
    margin-inline-start: auto;
  }
  /* Over what it describes, out of the flow: nothing moves when a game ends. */
  .challenge .panel {
    position: fixed;
    inset-inline: max(8px, calc(50% - 23rem));
    bottom: 12px;
    z-index: 3;
    padding: 14px 18px 16px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.6);
    background: var(--mex-raised);
    box-shadow: var(--mex-shadow-high);
    animation: rise calc(var(--mex-speed) * 1.5) var(--mex-ease);
  }
  /* What the panel covers can be scrolled out from under it. */
  .challenge .room {
    height: 20rem;
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(16px);
    }
  }
  .challenge .won {
    display: grid;
    gap: 10px;
  }
  .challenge .verdict {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .challenge .verdict strong {
    font-family: var(--mex-font-head);
    font-size: 1.25rem;
    line-height: 1.25;
  }
  .challenge .verdict .won {
    animation: shine 520ms var(--mex-ease) backwards;
  }
  .challenge .verdict .won:nth-child(2) {
    animation-delay: 140ms;
  }
  .challenge .verdict .won:nth-child(3) {
    animation-delay: 280ms;
  }
  @keyframes shine {
    from {
      opacity: 0;
      transform: scale(0.2) rotate(-40deg);
    }
    60% {
      transform: scale(1.2);
    }
  }
  .challenge .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .challenge .lost {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
  }
  @media (max-width: 41.25em) {
    .challenge .rule {
      font-size: 0.9375rem;
      line-height: 1.45;
      margin-block-end: 8px;
    }
    .challenge .card {
      padding: 8px 12px 12px;
      margin-inline: -8px;
    }
    /* So that whose turn it is takes one line. */
    .challenge mex-game::part(position) {
      display: none;
    }
    /* Above the navigation. */
    .challenge .panel {
      bottom: calc(72px + env(safe-area-inset-bottom));
      padding: 12px 14px 14px;
    }
    .challenge .ways > *,
    .challenge .ways .btn {
      flex: 1 1 auto;
    }
  }
  @media print {
    .challenge .foot {
      display: none;
    }
  }
`;
