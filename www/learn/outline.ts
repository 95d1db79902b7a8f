/**
 * The eighteen lessons in their order, in which no lesson needs a later one. Links contain the id of a
 * lesson, and texts `@id`, so that the order may change. Titles are part of the page's texts
 * (`learn.title.…`), since the list of lessons needs them before a lesson is loaded.
 */

export interface Entry {
  /** The id in links and file names. */
  id: string;
  number: number;
  /** The time in minutes that a learner needs at most. */
  minutes: number;
  /** The ids of the online judges' problems for which the lesson prepares. */
  problems: string[];
}

const table: Record<string, [id: string, minutes: number, problems: string][]> = {
  start: [
    ['first', 2, ''],
    [
      'games',
      10,
      '102780H HDU1847 POJ2348 ABC223G HDU1846 CSES1729 P4018 P2252 HDU1527 HDU2177 HDU2516 P6487 P4136 P4617 P4055 P1971 P7864 P8347',
    ],
    [
      'nim',
      15,
      '891 HDU1730 P2197 CSES1730 HDU1849 POJ2975 HDU1850 HDU2176 P1247 P4301 P5675 ARC168B P7589 P5970 CF1451F',
    ],
  ],
  theory: [
    ['digraph', 10, '1319 POJ2425 P5652 P6560 AGC010F AGC002E'],
    ['mex', 12, '893 CF1149E'],
    ['sg', 15, '1319 POJ2425 P3179'],
    ['sums', 12, '1319 AGC017D POJ3710 P2148 HDU3595 P2594 CF494E COT3'],
  ],
  contest: [
    ['subtract', 10, '893 HDU1536 HDU1848 CSES1098'],
    [
      'split',
      12,
      '894 HDU3032 POJ2311 POJ3537 CSES2207 P3185 HDU2999 HDU3980 POJ2484 ABC278G P3235 CF1704F',
    ],
    ['staircase', 12, '892 CSES1099 HDU3389 POJ1704 P3480 P2575 P5363'],
    ['letters', 8, '102780F'],
    ['merge', 15, '1321 P2599 P4101'],
    ['union', 12, '890'],
  ],
  further: [
    ['misere', 12, '102780H HDU2509 P4279 P6791'],
    ['moore', 12, 'P2490'],
    ['periods', 12, ''],
    ['find-rule', 12, ''],
    ['quotient', 15, ''],
  ],
};

export const outline: readonly Entry[] = Object.values(table)
  .flat()
  .map(([id, minutes, problems], number) => ({
    id,
    number,
    minutes,
    problems: problems.split(' ').filter(Boolean),
  }));

/** The parts of the course with the ids of their lessons. The name of a part is the text `learn.part.…`. */
export const parts = Object.entries(table).map(
  ([part, lessons]) => [part, lessons.map(([id]) => id)] as const,
);

export const entryOf = (id: string) => outline.find((entry) => entry.id === id) ?? null;

/**
 * The ids of the online judges' problems for which lessons prepare, in the order of the first such lesson.
 */
export const problemsOfLessons = [...new Set(outline.flatMap(({ problems }) => problems))];

/** Return the lessons that prepare for a problem of an online judge. */
export const lessonsFor = (problem: string) =>
  outline.filter(({ problems }) => problems.includes(problem));
