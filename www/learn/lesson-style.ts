import { css } from 'lit';

export const lessonStyle = css`
  article {
    --part-pad: 20px 22px;
    --part-edge: 1px solid var(--mex-line);
    --part-ground: var(--mex-surface);
    --part-shadow: var(--mex-shadow);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 22px;
    max-width: calc(52 * var(--mex-em));
  }
  .sheet {
    display: none;
  }
  header {
    display: grid;
    gap: 8px;
  }
  .kicker {
    color: var(--mex-accent);
    font-size: calc(0.9375 * var(--mex-em));
    font-weight: 600;
  }
  .kicker span {
    color: var(--mex-ink-soft);
    font-weight: 400;
  }
  h1 {
    font-size: clamp(
      calc(1.75 * var(--mex-em)),
      calc(1.3 * var(--mex-em)) + 2vw,
      calc(2.625 * var(--mex-em))
    );
    letter-spacing: -0.01em;
  }
  h2 {
    margin-block: 10px 12px;
    font-size: calc(1.375 * var(--mex-em));
  }
  .goal {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    margin-block-start: 6px;
    padding: 12px 16px;
    border-radius: var(--mex-radius);
    background: var(--mex-sunken);
  }
  .goal .words {
    flex: 1 1 calc(16 * var(--mex-em));
  }
  .goal b {
    color: var(--mex-accent);
  }
  .block {
    min-width: 0;
  }
  .block.text,
  .block > .words {
    font-size: calc(1.0625 * var(--mex-em));
    line-height: 1.7;
  }
  .block > .words {
    max-width: calc(44 * var(--mex-em));
  }
  .block > .words + * {
    margin-block-start: 14px;
  }
  .stage {
    padding: 16px 18px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.6);
    background: var(--mex-surface);
    box-shadow: var(--mex-shadow);
  }
  mex-game::part(settings),
  .plain mex-game::part(typed),
  mex-why.early::part(nimber) {
    display: none;
  }
  .locked {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 16px;
    padding: 12px 18px;
    border: 1.5px dashed var(--mex-line-strong);
    border-radius: calc(var(--mex-radius) * 1.6);
    color: var(--mex-ink-soft);
  }
  .teachers,
  .problems {
    color: var(--mex-ink-soft);
    font-size: calc(0.9375 * var(--mex-em));
    border-block-start: 1px solid var(--mex-line);
  }
  .teachers summary,
  .problems summary {
    padding-block: 12px;
    cursor: pointer;
  }
  .problems ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: 0 16px;
    margin: 0 0 12px;
    padding: 0;
    list-style: none;
  }
  .problems a {
    display: block;
    padding-block: 5px;
  }
  .teachers h2 {
    font-size: inherit;
    margin-block: 14px 4px;
  }
  .teachers ul {
    margin: 6px 0 0;
    padding-inline-start: 1.3em;
  }
  .teachers li + li {
    margin-block-start: 6px;
  }
  .tally {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--mex-ink-soft);
  }
  .tally.finished {
    padding: 12px 16px;
    border-radius: var(--mex-radius);
    background: var(--mex-accent-soft);
    color: var(--mex-ink);
    font-weight: 600;
  }
  .ways {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .way {
    display: grid;
    padding: 12px 16px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.2);
    background: var(--mex-surface);
    color: var(--mex-ink);
    text-decoration: none;
  }
  .way:hover {
    border-color: var(--mex-accent);
  }
  .way span {
    font-size: calc(0.875 * var(--mex-em));
  }
  .way.next {
    grid-column: 2;
    text-align: end;
  }
  .finished + .ways .next {
    border-color: var(--mex-accent);
    background: var(--mex-accent);
    color: var(--mex-accent-ink);
  }
  .finished + .ways .next .soft {
    color: inherit;
  }
  @media (max-width: 41.25em) {
    article {
      gap: 18px;
    }
    .ways {
      grid-template-columns: minmax(0, 1fr);
    }
    .way.next {
      grid-area: 1 / 1;
      text-align: start;
    }
    .stage {
      padding: 12px 10px;
    }
  }
  @media print {
    .sheet {
      display: block;
    }
    article.live {
      display: none;
    }
    article {
      max-width: none;
      display: block;
    }
    .block {
      margin-block-start: 14px;
    }
    .stage {
      box-shadow: none;
      break-inside: avoid;
    }
    .locked,
    .tally {
      display: none;
    }
  }
  @media (max-width: 41.25em) {
    article {
      --part-pad: 16px 14px;
    }
  }
`;
