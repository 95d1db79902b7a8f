/** The data about task sheets stored in this browser: the sheet under construction, and a learner's work. */
import { fitting, saved } from 'mexplorer/kit';

/** A task of a sheet under construction. The optional fields are present only in tasks loaded from a file. */
export interface DraftTask {
  kind:
    'game' | 'belief' | 'outcome' | 'nimber' | 'move' | 'table' | 'rule' | 'question' | 'problem';
  game: string;
  position: string;
  upto: number;
  /** The wrong claim by which the opponent plays. */
  believes: string;
  question: string;
  answer: string;
  choices: string;
  /** For each choice that follows from a wrong claim, the claim. */
  claims: Record<string, string>;
  problem: string;
  tests: number;
  points: number;
  text: string;
  attempts?: number;
  hints?: boolean;
  vary?: boolean;
}

/** A task sheet under construction: the fields as typed, complete or not. */
export interface Draft {
  title: string;
  attempts: number;
  hints: boolean;
  vary: boolean;
  seed: number;
  tasks: DraftTask[];
}

export const KINDS: readonly DraftTask['kind'][] = [
  'game',
  'belief',
  'outcome',
  'nimber',
  'move',
  'table',
  'rule',
  'question',
  'problem',
];

export const emptyTask = (kind: DraftTask['kind']): DraftTask => ({
  kind,
  game: '',
  position: '',
  upto: 8,
  believes: '',
  question: '',
  answer: '',
  choices: '',
  claims: {},
  problem: '891',
  tests: 20,
  points: 1,
  text: '',
});

export const emptyDraft = (): Draft => ({
  title: '',
  attempts: 3,
  hints: false,
  vary: false,
  seed: 1,
  tasks: [],
});

const OWN = { attempts: 3, hints: false, vary: false };

export const sheetDraft = saved<Draft>({
  name: 'sheet-draft',
  none: emptyDraft,
  read: (found) => ({
    ...emptyDraft(),
    ...fitting(emptyDraft(), found),
    tasks: found.tasks
      .filter((task: unknown): task is DraftTask => KINDS.includes(Object(task).kind))
      .map((task: DraftTask) => ({
        ...emptyTask(task.kind),
        ...fitting({ ...emptyTask(task.kind), ...OWN }, task),
      })),
  }),
});

/** Return the stored work of a learner on a task sheet. */
export const workOn = <Work>(id: string, none: () => Work, read: (found: unknown) => Work) =>
  saved<Work>({ name: `sheet-${id}`, none, read });
