/** The CSS of a lesson's separate page, for print and for screens without scripts. */
export const sheetStyle = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 0 20px 48px; line-height: 1.6; font-family: var(--mex-font, system-ui, sans-serif);
  background: var(--mex-paper, #f7f2e8); color: var(--mex-ink, #22282d); }
@media (prefers-color-scheme: dark) {
  body { background: var(--mex-paper, #141a21); color: var(--mex-ink, #ece6d9); }
}
main, .top { max-width: 52rem; margin-inline: auto; }
.top { display: flex; flex-wrap: wrap; gap: 4px 20px; padding-block: 14px; }
.top a, article a, .contents a { color: var(--mex-accent, currentColor); }
.top a { display: inline-block; padding-block: 6px; }
article h1, main > h1 { font-family: var(--mex-font-head, Georgia, serif); font-size: 2.25rem; line-height: 1.2; margin: 0.2em 0; }
article h2, article h3 { font-family: var(--mex-font-head, Georgia, serif); margin: 1.4em 0 0.4em; }
.kicker { margin: 0; font-weight: 600; }
.goal, .ask, .proof { padding: 10px 16px; border: 1px solid var(--mex-line, #8f8878); border-radius: 10px; margin-block: 14px; }
.proof ol { padding-inline-start: 1.4em; }
.proof li { padding-block: 6px; break-inside: avoid; }
.step { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 4px 24px; }
.step p { flex: 1 1 15rem; margin: 0; }
.step .picture { flex: 0 1 auto; max-width: 100%; }
.boxes { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 24px; }
.drill { columns: 3 9em; }
.blank { display: inline-block; width: 2em; border-bottom: 1px solid; }
.line { border-bottom: 1px solid; height: 1.6em; max-width: 14rem; }
.fill { border-collapse: collapse; margin-block: 12px; display: block; overflow-x: auto; }
.fill caption { text-align: start; font-size: 0.875rem; }
.fill th, .fill td { border: 1px solid var(--mex-line-strong, #8f8878); min-width: 2.2em; height: 2.2em; padding: 2px 8px; text-align: center; }
.fill td.long { min-width: 9em; }
article pre { padding: 12px; overflow-x: auto; border: 1px solid var(--mex-line, #8f8878); border-radius: 8px; font-size: 0.875rem; line-height: 1.5; }
.formula { display: block; margin-block: 6px; text-align: center; font-size: 1.15em; }
.glued { white-space: nowrap; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.answers { border-top: 2px solid; margin-top: 2em; }
.contents li { padding-block: 4px; }
@media print {
  body { background: none; color: #000; padding: 0; font-size: 11pt; }
  .top, noscript { display: none; }
  .answers { break-before: page; border: 0; }
  .ask, .fill { break-inside: avoid; }
  .fill th, .fill td { min-width: 1.5em; padding: 2px 3px; }
  article pre { white-space: pre-wrap; font-size: 0.75rem; }
  h2, h3 { break-after: avoid; }
  .picture { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  article a { color: inherit; text-decoration: none; }
}
`;
