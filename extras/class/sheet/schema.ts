/**
 * The schema of a task sheet. Sheets are written by hand, by the page or by a program, and come from links
 * and files of other people, so that everything in them is checked when it is read. The schema is documented
 * in docs/classroom.md.
 */
import * as v from 'valibot';
import { flaw } from './sheet-error.ts';

/** The greatest numbers and lengths that a sheet may have. */
export const MOST = {
  tasks: 50,
  line: 400,
  text: 2000,
  choices: 12,
  claim: 40,
  attempts: 99,
  points: 1000,
};
const MOST_SEED = 2 ** 31 - 1;

export const isObject = (value: unknown): value is object =>
  Boolean(value) && typeof value === 'object' && !Array.isArray(value);

/** A text of limited length, trimmed of spaces at both ends. */
const bare = (most: number) =>
  v.pipe(v.string(flaw('text')), v.maxLength(most, flaw('long', most)), v.trim());

/** A text that must be present and not empty. */
const text = (most: number) => v.optional(v.pipe(bare(most), v.nonEmpty(flaw('text'))), '');

const line = text(MOST.line);

/**
 * A whole number from `least` to `most`.
 * @param wrong a message of `flaw`
 */
export const between = (least: number, most: number, wrong: string) =>
  v.pipe(v.number(wrong), v.safeInteger(wrong), v.minValue(least, wrong), v.maxValue(most, wrong));

const whole = (least: number, most: number, otherwise: number) =>
  v.nullish(between(least, most, flaw('number', most, least)), otherwise);

const flag = (otherwise: boolean) => v.nullish(v.boolean(flaw('flag')), otherwise);

const choices = v.pipe(
  v.array(text(MOST.line), flaw('choices', MOST.choices)),
  v.minLength(2, flaw('choices', MOST.choices)),
  v.maxLength(MOST.choices, flaw('choices', MOST.choices)),
);

const claims = v.pipe(
  v.custom<object>(isObject, flaw('text')),
  v.record(v.string(), text(MOST.claim)),
);

/** The rules of a task. The rules of the sheet apply to tasks that state none. */
export interface Rules {
  /** The greatest number of attempts; 0 for no limit. */
  attempts: number;
  /** Whether winning moves may be shown. */
  hints: boolean;
  /** Whether the position of a learner depends on the learner's name. */
  vary: boolean;
  /** The points of a task, from 0 to 1000. */
  points: number;
}

/** The rules of a sheet that states none. */
export const RULES: Rules = { attempts: 0, hints: true, vary: false, points: 1 };

const rulesOr = (otherwise: Rules) => ({
  attempts: whole(0, MOST.attempts, otherwise.attempts),
  hints: flag(otherwise.hints),
  vary: flag(otherwise.vary),
  points: whole(0, MOST.points, otherwise.points),
});

/** The kind of a task, set by the schema and not by the sheet. */
const kind = <const Kind extends string>(name: Kind) => {
  const named = v.transform((): Kind => name);
  return v.optional(v.pipe(v.unknown(), named), null);
};

const place = { game: line, position: line };

/** The fields that all kinds of tasks have. */
const each = (rules: Rules) => ({ ...rulesOr(rules), text: v.optional(bare(MOST.text), '') });

/**
 * The answer to a question, its choices, and for each choice that follows from a wrong claim, the id of the
 * claim.
 */
type Answered = { answer: string; choices?: string[]; claims?: Record<string, string> };

/** Return a check that the answer is one of the choices, if there are choices. */
function answerChosen<Task extends Answered>(): v.GenericValidation<Task> {
  const isChosen = ({ answer, choices }: Answered) => !choices || choices.includes(answer);
  const check = v.partialCheck([['answer'], ['choices']], isChosen, flaw('not_a_choice'));
  // Valibot types the check by the fields that it reads; it returns the whole task.
  return v.forward(check, ['answer']) as unknown as v.GenericValidation<Task>;
}

const isNumber = ({ answer, choices }: Answered) =>
  Boolean(choices) || /^\d{1,30}$/.test(answer.normalize('NFKC'));

/**
 * Remove claims about texts that are not choices. Without choices, the answer is a number; write it with
 * ASCII digits.
 */
function tidy<Task extends Answered>({ ...found }: Task): Task {
  const { choices, claims = {} } = found;
  if (!choices) found.answer = found.answer.normalize('NFKC');
  const named = Object.entries(claims).filter(([choice]) => choices?.includes(choice));
  if (named.length) found.claims = Object.fromEntries(named);
  else delete found.claims;
  return found;
}

/**
 * The schemas of the kinds of tasks, by a field that distinguishes the kind. The last one, `game`, is a field
 * of other kinds as well.
 */
const KINDS = {
  /** Win from a lost position against an opponent who plays by one wrong claim, and name the claim. */
  believes: (rules: Rules) =>
    v.pipe(
      v.object({
        kind: kind('belief'),
        ...place,
        /** The id of the claim, as in `refute`. */
        believes: text(MOST.claim),
        /** The claim in words, one of the choices. */
        answer: line,
        choices: v.optional(choices, []),
        ...each(rules),
      }),
      answerChosen(),
    ),

  /** Fill in the SG values of the heaps 0 to `upto` of a game. */
  table: (rules: Rules) =>
    v.object({ kind: kind('table'), table: line, upto: whole(1, 40, 8), ...each(rules) }),

  /**
   * Find the rule behind a table of SG values, which is shown up to heap `upto`. The answer is a claim about
   * all values.
   */
  rule: (rules: Rules) =>
    v.object({ kind: kind('rule'), rule: line, upto: whole(1, 40, 20), ...each(rules) }),

  /** Answer a question whose answer the author states. */
  question: (rules: Rules) =>
    v.pipe(
      v.object({
        kind: kind('question'),
        question: text(MOST.text),
        /** The right answer: a number, or one of the choices. */
        answer: line,
        choices: v.optional(choices),
        /** For each choice that follows from a wrong claim, the id of the claim as in `refute`. */
        claims: v.optional(claims),
        ...each(rules),
      }),
      answerChosen(),
      v.forward(v.partialCheck([['answer'], ['choices']], isNumber, flaw('answer')), ['answer']),
      v.transform((found) => tidy(found)),
    ),

  /**
   * Solve a practice problem, given by its id or by the line of a game, with a program that is run on tests.
   */
  problem: (rules: Rules) =>
    v.object({ kind: kind('problem'), problem: line, tests: whole(1, 100, 20), ...each(rules) }),

  /** Answer a question about a position: its outcome, its nimber, or a winning move. */
  ask: (rules: Rules) =>
    v.object({
      kind: kind('ask'),
      ask: v.picklist(['outcome', 'nimber', 'move'], flaw('ask')),
      ...place,
      ...each(rules),
    }),

  /** Win from the position against the perfect opponent. */
  game: (rules: Rules) => v.object({ kind: kind('game'), ...place, ...each(rules) }),
};

export type Task = v.InferOutput<ReturnType<(typeof KINDS)[keyof typeof KINDS]>>;

const kindOf = (input: unknown) =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).find(
    (name) => isObject(input) && Object.hasOwn(input, name),
  );

/** The schema of the tasks of a sheet; `rules` apply to tasks that state none. */
export const tasksBy = (rules: Rules) =>
  v.object({
    tasks: v.array(
      v.lazy((input): v.GenericSchema<unknown, Task> => {
        const found = kindOf(input);
        return found ? KINDS[found](rules) : v.never(flaw('kind'));
      }),
    ),
  });

/** The schema of a sheet without a check of its tasks. */
export const SHEET = v.pipe(
  v.custom<object>(isObject, flaw('sheet')),
  v.object({
    title: line,
    seed: whole(0, MOST_SEED, 0),
    ...rulesOr(RULES),
    tasks: v.optional(
      v.pipe(
        v.array(v.unknown(), flaw('no_tasks')),
        v.nonEmpty(flaw('no_tasks')),
        v.maxLength(MOST.tasks, flaw('many', MOST.tasks)),
      ),
      [],
    ),
  }),
);
