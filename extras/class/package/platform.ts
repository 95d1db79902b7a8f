/**
 * The client of a learning platform with SCORM 1.2 or SCORM 2004 (ADL). The platform's API is an object in a
 * parent window of the package, or in the window that opened the package. An answer of the API may be
 * missing, late or a refusal; no method of this client throws.
 */

/** The greatest number of windows searched on each path of parent windows. */
const WINDOWS = 50;

export type Version = '1.2' | '2004';

/** The API of a platform: its functions, under the names of the SCORM version. */
export type Api = Record<string, (...args: string[]) => unknown>;

/** For each version, the name of the API object and the maximal length of the stored state in characters. */
const APIS = { 1.2: ['API', 4096], 2004: ['API_1484_11', 64_000] } as const;

/** The names of the API's functions in both versions. */
const CALLS = {
  begin: { 1.2: 'LMSInitialize', 2004: 'Initialize' },
  end: { 1.2: 'LMSFinish', 2004: 'Terminate' },
  get: { 1.2: 'LMSGetValue', 2004: 'GetValue' },
  set: { 1.2: 'LMSSetValue', 2004: 'SetValue' },
  commit: { 1.2: 'LMSCommit', 2004: 'Commit' },
  error: { 1.2: 'LMSGetLastError', 2004: 'GetLastError' },
};

/** The names of the fields in both versions. */
const FIELDS = {
  mode: { 1.2: 'cmi.core.lesson_mode', 2004: 'cmi.mode' },
  state: { 1.2: 'cmi.suspend_data', 2004: 'cmi.suspend_data' },
  name: { 1.2: 'cmi.core.student_name', 2004: 'cmi.learner_name' },
  id: { 1.2: 'cmi.core.student_id', 2004: 'cmi.learner_id' },
  status: { 1.2: 'cmi.core.lesson_status', 2004: 'cmi.completion_status' },
  mastery: { 1.2: 'cmi.student_data.mastery_score', 2004: 'cmi.scaled_passing_score' },
  exit: { 1.2: 'cmi.core.exit', 2004: 'cmi.exit' },
  time: { 1.2: 'cmi.core.session_time', 2004: 'cmi.session_time' },
  min: { 1.2: 'cmi.core.score.min', 2004: 'cmi.score.min' },
  max: { 1.2: 'cmi.core.score.max', 2004: 'cmi.score.max' },
  raw: { 1.2: 'cmi.core.score.raw', 2004: 'cmi.score.raw' },
  // Fields of SCORM 2004 only.
  scaled: { 1.2: '', 2004: 'cmi.score.scaled' },
  success: { 1.2: '', 2004: 'cmi.success_status' },
};

type Field = keyof typeof FIELDS;

/**
 * Find the API object in a window or in its parent windows, then from the window that opened it, then from
 * the window that opened the topmost window.
 * @returns null if there is none
 */
export function findApi(from: unknown, name: string): Api | null {
  const starts = [from, read(from, 'opener'), read(read(from, 'top'), 'opener')];
  for (const start of starts) {
    let at = start;
    for (let n = 0; at && n < WINDOWS; n += 1) {
      const api = read(at, name);
      if (api) return api as Api;
      const above = read(at, 'parent');
      if (above === at) break;
      at = above;
    }
  }
  return null;
}

/** Read a property of a window. Return null for a window of another origin, whose properties throw. */
function read(window: unknown, name: string): unknown {
  try {
    return Object(window)[name] ?? null;
  } catch {
    return null;
  }
}

interface Progress {
  /** The points won so far. */
  won: number;
  /** The points of all tasks. */
  all: number;
  /** Whether every task is solved or out of attempts. */
  complete: boolean;
  /** The state from which the next session restores the work; at most `most` characters. */
  state: string;
}

/**
 * The error codes for the start of a session that already runs, because this page started it in another
 * window, or before its frame was reloaded. SCORM 1.2 has no code for this case, and platforms return the
 * general 101.
 */
const RUNNING = ['101', '103'];

/** The error codes for reading a value while no session runs: 301 in SCORM 1.2, 122 and 123 in SCORM 2004. */
const NOT_RUNNING = ['301', '122', '123'];

/** The statuses that platforms give to a package that has not been started. */
const FRESH = ['', 'not attempted', 'unknown', 'browsed'];

/** One session with a platform, from the start to the end. */
export class Platform {
  #api: Api;
  #started = Date.now();
  #begun = false;
  #ended = false;
  /** Whether all tasks were over in the progress sent last. */
  #complete = false;

  version: Version;

  constructor(api: Api, version: Version) {
    this.#api = api;
    this.version = version;
  }

  /** Return the platform whose API is found from a window, or null. */
  static around(from: object, version: Version) {
    const api = findApi(from, APIS[version][0]);
    return api ? new Platform(api, version) : null;
  }

  /** The maximal length of the state in characters. */
  get most() {
    return APIS[this.version][1];
  }

  /**
   * Start the session, or take over a running one.
   * @returns whether the platform accepted it
   */
  begin(): boolean {
    if (this.#begun) return true;
    this.#begun = this.#say('begin') || this.#isRunning();
    if (!this.#begun) return false;
    // Set the status of a new package: some platforms give it no status, others "not attempted".
    if (this.counts && FRESH.includes(this.#get('status'))) this.#set('status', 'incomplete');
    return true;
  }

  /**
   * Return whether the platform refused to start a session because a session already runs, so that values can
   * be read.
   */
  #isRunning(): boolean {
    if (!RUNNING.includes(this.#error)) return false;
    this.#get('status');
    return !NOT_RUNNING.includes(this.#error);
  }

  /** The code of the last error; empty if the platform returns none. */
  get #error() {
    return this.#ask('error');
  }

  /** Whether the platform records results: false in the modes `browse` and `review`. */
  get counts() {
    return !['browse', 'review'].includes(this.#get('mode'));
  }

  /** The state that the platform stores, as `put` sent it. */
  get state() {
    return this.#get('state');
  }

  /** The learner's name, or the learner's id without a name. "Family, Given" becomes "Given Family". */
  get name() {
    const [family, given] = this.#get('name').split(/\s*,\s*/u);
    return [given, family].filter(Boolean).join(' ').trim() || this.#get('id');
  }

  /**
   * Send the progress to the platform.
   * @returns whether the platform stored all of it
   */
  put({ won, all, complete, state }: Progress): boolean {
    if (!this.#begun || this.#ended) return false;
    const scaled = all ? won / all : 0;
    this.#complete = complete;
    const values: [Field, string][] = [
      ['min', '0'],
      ['max', '100'],
      ['raw', String(Math.round(scaled * 10_000) / 100)],
      ...this.#verdict(scaled, complete),
      ['state', state],
      ['exit', this.#exit],
      ['time', this.#time],
    ];
    // Send every value, even if the platform refuses one.
    const kept = values.map(([field, value]) => this.#set(field, value));
    return this.#say('commit') && kept.every(Boolean);
  }

  #verdict(scaled: number, complete: boolean): [Field, string][] {
    const mastery = this.#get('mastery');
    const wanted = mastery.trim() === '' ? NaN : Number(mastery);
    if (this.version === '1.2') {
      const passed = scaled * 100 >= wanted ? 'passed' : 'failed';
      const done = Number.isFinite(wanted) ? passed : 'completed';
      return [['status', complete ? done : 'incomplete']];
    }
    const passed = scaled >= wanted ? 'passed' : 'failed';
    const known = complete && Number.isFinite(wanted);
    return [
      ['scaled', String(Math.round(scaled * 10_000) / 10_000)],
      ['status', complete ? 'completed' : 'incomplete'],
      ['success', known ? passed : 'unknown'],
    ];
  }

  /** End the session, and return whether the platform accepted the end. `put` must have sent the progress. */
  end(): boolean {
    if (!this.#begun || this.#ended) return false;
    if (this.counts) {
      this.#set('exit', this.#exit);
      this.#set('time', this.#time);
      this.#say('commit');
    }
    this.#ended = true;
    return this.#say('end');
  }

  /**
   * The reason for the end of the session: `suspend` for work that is not complete, so that the platform
   * resumes it.
   */
  get #exit() {
    if (!this.#complete) return 'suspend';
    return this.version === '1.2' ? '' : 'normal';
  }

  /** The duration of this session in the format of the SCORM version. */
  get #time() {
    const seconds = Math.max(0, Math.round((Date.now() - this.#started) / 1000));
    if (this.version === '2004') return `PT${seconds}S`;
    const two = (n: number) => String(n).padStart(2, '0');
    const hours = Math.min(9999, Math.floor(seconds / 3600));
    return `${String(hours).padStart(4, '0')}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  }

  #get(field: Field) {
    return this.#ask('get', FIELDS[field][this.version]);
  }

  #set(field: Field, value: string) {
    return isTrue(this.#ask('set', FIELDS[field][this.version], value));
  }

  /** Call a function with an empty argument, as the standard requires. Return whether the call succeeded. */
  #say(what: 'begin' | 'end' | 'commit') {
    return isTrue(this.#ask(what, ''));
  }

  /** Call a function of the API. Return its answer as text, empty if the platform has no answer. */
  #ask(what: keyof typeof CALLS, ...args: string[]): string {
    try {
      return String(this.#api[CALLS[what][this.version]](...args) ?? '');
    } catch {
      return '';
    }
  }
}

/** Return whether an answer means success: "true", true or 1, depending on the platform. */
const isTrue = (said: string) => ['true', '1'].includes(said);
