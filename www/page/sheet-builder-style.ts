import { css } from 'lit';

/** How the making of a sheet looks. */
export const builderStyle = css`
  .builder {
    display: grid;
    gap: 16px;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 16px;
  }
  .top .wide {
    flex: 1 1 18rem;
  }
  label {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  label > span {
    font-size: 0.875rem;
    color: var(--mex-ink-soft);
  }
  .wide .field {
    font-family: var(--mex-font);
  }
  .rules {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 6px 24px;
    margin: 0;
    padding: 10px 16px 14px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.2);
  }
  legend {
    padding-inline: 6px;
    font-size: 0.875rem;
    color: var(--mex-ink-soft);
  }
  .box {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .box span {
    font-size: 1rem;
    color: var(--mex-ink);
  }
  .box input {
    width: 20px;
    height: 20px;
    flex: none;
    accent-color: var(--mex-accent);
  }
  .tasks {
    display: grid;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .task {
    display: grid;
    gap: 8px;
    padding: 8px 16px 12px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.2);
    background: var(--mex-surface);
    min-width: 0;
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  h2 {
    font-size: 1.1875rem;
  }
  .head h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: 1rem;
  }
  .n {
    display: inline-grid;
    place-items: center;
    min-width: 28px;
    height: 28px;
    border-radius: 999px;
    background: var(--mex-accent-soft);
    font-family: var(--mex-font);
  }
  .tools {
    display: flex;
    margin-inline-end: -8px;
  }
  .tools .btn,
  .dice {
    min-width: 40px;
    padding: 0;
  }
  [data-tool='up'] .icon {
    transform: rotate(180deg);
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 12px;
  }
  .fields label {
    flex: 1 1 8rem;
  }
  .fields .number {
    flex: 0 0 6rem;
  }
  .fields .wide {
    flex: 1 1 100%;
  }
  select.field {
    width: 100%;
  }
  .dice {
    min-height: 44px;
    flex: none;
  }
  summary {
    width: fit-content;
    padding-block: 4px;
    color: var(--mex-accent);
    font-size: 0.9375rem;
    cursor: pointer;
  }
  textarea.field {
    font-family: var(--mex-font);
  }
  .says {
    min-height: 1.5em;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  .add,
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .add > span {
    flex: 0 0 100%;
    font-size: 0.875rem;
  }
  .hand-out {
    display: grid;
    gap: 8px;
    padding: 14px 18px;
    border-radius: calc(var(--mex-radius) * 1.2);
    background: color-mix(in srgb, var(--mex-accent-soft) 60%, var(--mex-surface));
  }
  .link-row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .link-row .field {
    flex: 1 1 16rem;
    width: auto;
    min-width: 0;
    text-overflow: ellipsis;
  }
  @media (max-width: 41.25em) {
    .task,
    .hand-out {
      margin-inline: -8px;
      padding-inline: 12px;
    }
    .link-row .btn {
      flex: 1 1 auto;
    }
  }
`;
