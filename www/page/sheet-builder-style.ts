import { css } from 'lit';

/** How the making of a sheet looks. */
export const builderStyle = css`
  .sheet-builder .builder {
    display: grid;
    gap: 16px;
  }
  .sheet-builder .title-row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 16px;
  }
  .sheet-builder .title-row .wide {
    flex: 1 1 18rem;
  }
  .sheet-builder label {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  .sheet-builder label > span {
    font-size: 0.875rem;
    color: var(--mex-ink-soft);
  }
  .sheet-builder .wide .field {
    font-family: var(--mex-font);
  }
  .sheet-builder .rules {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 6px 24px;
    margin: 0;
    padding: 10px 16px 14px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.2);
  }
  .sheet-builder legend {
    padding-inline: 6px;
    font-size: 0.875rem;
    color: var(--mex-ink-soft);
  }
  .sheet-builder .box {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .sheet-builder .box span {
    font-size: 1rem;
    color: var(--mex-ink);
  }
  .sheet-builder .box input {
    width: 20px;
    height: 20px;
    flex: none;
    accent-color: var(--mex-accent);
  }
  .sheet-builder .tasks {
    display: grid;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .sheet-builder .task {
    display: grid;
    gap: 8px;
    padding: 8px 16px 12px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.2);
    background: var(--mex-surface);
    min-width: 0;
  }
  .sheet-builder .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  .sheet-builder .head h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: 1rem;
  }
  .sheet-builder .n {
    display: inline-grid;
    place-items: center;
    min-width: 28px;
    height: 28px;
    border-radius: 999px;
    background: var(--mex-accent-soft);
    font-family: var(--mex-font);
  }
  .sheet-builder .tools {
    display: flex;
    margin-inline-end: -8px;
  }
  .sheet-builder .tools .btn,
  .sheet-builder .dice {
    min-width: 40px;
    padding: 0;
  }
  .sheet-builder [data-tool='up'] .icon {
    transform: rotate(180deg);
  }
  .sheet-builder .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 12px;
  }
  .sheet-builder .fields label {
    flex: 1 1 8rem;
  }
  .sheet-builder .fields .number {
    flex: 0 0 6rem;
  }
  .sheet-builder .fields .wide {
    flex: 1 1 100%;
  }
  .sheet-builder select.field {
    width: 100%;
  }
  .sheet-builder .dice {
    min-height: 44px;
    flex: none;
  }
  .sheet-builder summary {
    width: fit-content;
    padding-block: 4px;
    color: var(--mex-accent);
    font-size: 0.9375rem;
    cursor: pointer;
  }
  .sheet-builder textarea.field {
    font-family: var(--mex-font);
  }
  .sheet-builder .says {
    min-height: 1.5em;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  .sheet-builder .add,
  .sheet-builder .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .sheet-builder .add > span {
    flex: 0 0 100%;
    font-size: 0.875rem;
  }
  .sheet-builder .hand-out {
    display: grid;
    gap: 8px;
    padding: 14px 18px;
    border-radius: calc(var(--mex-radius) * 1.2);
    background: color-mix(in srgb, var(--mex-accent-soft) 60%, var(--mex-surface));
  }
  .sheet-builder .link-row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .sheet-builder .link-row .field {
    flex: 1 1 16rem;
    width: auto;
    min-width: 0;
    text-overflow: ellipsis;
  }
  @media (max-width: 41.25em) {
    .sheet-builder .task,
    .sheet-builder .hand-out {
      margin-inline: -8px;
      padding-inline: 12px;
    }
    .sheet-builder .link-row .btn {
      flex: 1 1 auto;
    }
  }
`;
