/**
 * The widgets and their attributes, for the parser of markup blocks, which runs before any widget
 * is loaded. Short, because every page loads it; tests/unit/ui/contract.test.js compares it with
 * www/contract.
 */
const EVERY =
  'id lang theme for name caption compact controls readonly height poster loading print home';

const OWN: Record<string, string> = {
  game: 'game position moves first skill prolong players hints reveal-after seed points',
  table: 'game upto columns budget',
  graph: 'game position show limit',
  union: 'n divisors sets mode',
  venn: 'sizes',
  quotient: 'game upto budget',
  why: 'game position open',
  ask: 'check asks wanted example choices reveal-after points game position',
  bits: 'n divisors',
  builder: 'build reveal-after points',
  check: 'problem tests seed points app',
  lesson: 'lesson step app',
  proof: 'step picture heading wide',
  twin: 'game position',
};

/** The attributes of each widget, by its tag. */
export const tags: Map<string, Set<string>> = new Map(
  Object.entries(OWN).map(([name, own]) => [`mex-${name}`, new Set(`${own} ${EVERY}`.split(' '))]),
);

/** The widgets that can be rendered as pictures. */
export const PICTURED = [
  ...['mex-game', 'mex-table', 'mex-graph', 'mex-why', 'mex-union', 'mex-venn'],
  'mex-quotient',
];
