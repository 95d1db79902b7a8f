/** The number of learners of each sheet whose answers follow from each wrong claim. */
import { claimOf } from '../sheet/sheet.ts';
import type { Group, Row } from './roster.ts';

/**
 * A wrong claim with the number of learners whose answers follow from it, for each sheet in order. The number
 * is null for a sheet that has no question about the claim.
 */
export type Belief = { claim: string; counts: (number | null)[] };

/** Return the wrong claims from which a learner's answers follow, each once. */
function believed({ result: { sheet, work } }: Row): Set<string> {
  const all = sheet.tasks.map((task, n) =>
    work.tasks[n].attempts.map(({ given, right }) => (right ? undefined : claimOf(task, given))),
  );
  return new Set(all.flat().filter((claim) => claim !== undefined));
}

/** @returns the sheets with questions about claims, sorted by the first date of a result, and their claims */
export function beliefsOf(groups: Group[]): { groups: Group[]; beliefs: Belief[] } {
  const asked = ({ sheet }: Group) =>
    sheet.tasks.flatMap((task) =>
      task.kind === 'question' ? Object.values(task.claims ?? {}) : [],
    );
  const first = ({ rows }: Group) => rows.map(({ saved }) => saved).sort()[0] ?? '';
  const naming = groups
    .filter((group) => asked(group).length)
    .sort((a, b) => first(a).localeCompare(first(b)));
  const held = naming.map(({ rows }) => rows.map(believed));
  const claims = [...new Set(naming.flatMap(asked))];
  const beliefs = claims.map((claim) => ({
    claim,
    counts: naming.map((group, i) =>
      asked(group).includes(claim) ? held[i].filter((each) => each.has(claim)).length : null,
    ),
  }));
  return { groups: naming, beliefs };
}
