/**
 * The client of a learning platform with SCORM 1.2 or SCORM 2004 (ADL). The platform's API is an object in a window
 * above the package, or in the window that opened it. Any answer may be missing, late or a refusal; no call throws.
 */

/** The most windows searched on each way up. */
const WINDOWS = 50;

export type Version = '1.2' | '2004';

/** The API of a platform: functions by the names of its version. */
export type Api = Record<string, (...args: string[]) => unknown>;

/** The names of one version. `most` is the maximal length of `state` in characters. */
interface Names {
  api: string;
  calls: Record<'begin' | 'end' | 'get' | 'set' | 'commit' | 'error', string>;
  fields: Record<
    'mode' | 'state' | 'name' | 'id' | 'mastery' | 'exit' | 'time' | 'min' | 'max' | 'raw',
    string
  >;
  most: number;
}

const NAMES: Record<Version, Names> = {
  1.2: {
    api: 'API',
    calls: {
      begin: 'LMSInitialize',
      end: 'LMSFinish',
      get: 'LMSGetValue',
      set: 'LMSSetValue',
      commit: 'LMSCommit',
      error: 'LMSGetLastError',
    },
    fields: {
      mode: 'cmi.core.lesson_mode',
      state: 'cmi.suspend_data',
      name: 'cmi.core.student_name',
      id: 'cmi.core.student_id',
      mastery: 'cmi.student_data.mastery_score',
      exit: 'cmi.core.exit',
      time: 'cmi.core.session_time',
      min: 'cmi.core.score.min',
      max: 'cmi.core.score.max',
      raw: 'cmi.core.score.raw',
    },
    most: 4096,
  },
  2004: {
    api: 'API_1484_11',
    calls: {
      begin: 'Initialize',
      end: 'Terminate',
      get: 'GetValue',
      set: 'SetValue',
      commit: 'Commit',
      error: 'GetLastError',
    },
    fields: {
      mode: 'cmi.mode',
      state: 'cmi.suspend_data',
      name: 'cmi.learner_name',
      id: 'cmi.learner_id',
      mastery: 'cmi.scaled_passing_score',
      exit: 'cmi.exit',
      time: 'cmi.session_time',
      min: 'cmi.score.min',
      max: 'cmi.score.max',
      raw: 'cmi.score.raw',
    },
    most: 64_000,
  },
};

/**
 * Finds the API in a window or in those above it, up to the top, then in the window that opened it.
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

/** Reads a property of a window; null for one of another origin, whose properties throw. */
function read(window: unknown, name: string): unknown {
  try {
    return Object(window)[name] ?? null;
  } catch {
    return null;
  }
}

interface Progress {
  /** Points. */
  won: number;
  /** Points. */
  all: number;
  /** Whether every task is over. */
  complete: boolean;
  /** Restores the work at the next visit; at most `most` characters. */
  state: string;
}

/**
 * The errors of a session that was started already: by this page in another window, or before its frame was
 * reloaded. SCORM 1.2 has no code for it and platforms answer 101, its general one.
 */
const RUNNING = ['101', '103'];

/** The errors of reading a value where no session is running: 301 in SCORM 1.2, the others in SCORM 2004. */
const NOT_RUNNING = ['301', '122', '123'];

/** The statuses that platforms give to a package that has not been started. */
const FRESH = ['', 'not attempted', 'unknown', 'browsed'];

/** One session with a platform, from the start to the end. */
export class Platform {
  #api: Api;
  #names: Names;
  #started = Date.now();
  #begun = false;
  #ended = false;
  /** Whether the progress sent last was complete. */
  #complete = false;

  version: Version;

  constructor(api: Api, version: Version) {
    this.#api = api;
    this.version = version;
    this.#names = NAMES[version];
  }

  /** Returns the platform of a window, if there is one. */
  static around(from: object, version: Version) {
    const api = findApi(from, NAMES[version].api);
    return api ? new Platform(api, version) : null;
  }

  /** The maximal length of the state in characters. */
  get most() {
    return this.#names.most;
  }

  /**
   * Starts the session, or takes over one that is running.
   * @returns whether the platform accepted it
   */
  begin(): boolean {
    if (this.#begun) return true;
    this.#begun = this.#say('begin', '') || this.#isRunning();
    if (!this.#begun) return false;
    if (this.counts) {
      // Some platforms have no status at first, others "not attempted".
      if (FRESH.includes(this.#get(this.#status))) this.#set(this.#status, 'incomplete');
    }
    return true;
  }

  /** Whether a session was refused because one is running, which is so only if a value can be read. */
  #isRunning(): boolean {
    if (!RUNNING.includes(this.#error)) return false;
    this.#get(this.#status);
    return !NOT_RUNNING.includes(this.#error);
  }

  /** The code of the last error; empty if the platform does not say. */
  get #error(): string {
    try {
      return String(this.#api[this.#names.calls.error]() ?? '');
    } catch {
      return '';
    }
  }

  /** Whether results count: not in the modes `browse` and `review`; a missing mode is `normal`. */
  get counts() {
    return !['browse', 'review'].includes(this.#get(this.#names.fields.mode));
  }

  /** The state at the end of the previous session. */
  get state() {
    return this.#get(this.#names.fields.state);
  }

  /** The learner's name; "Family, Given" becomes "Given Family". */
  get name() {
    const [family, given] = this.#get(this.#names.fields.name).split(/\s*,\s*/u);
    return [given, family].filter(Boolean).join(' ').trim() || this.#get(this.#names.fields.id);
  }

  /** The field of the completion status. */
  get #status() {
    return this.version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status';
  }

  /**
   * Sends the progress so far.
   * @returns whether the platform stored all of it
   */
  put({ won, all, complete, state }: Progress): boolean {
    if (!this.#begun || this.#ended) return false;
    const { min, max, raw, exit, time } = this.#names.fields;
    const scaled = all ? won / all : 0;
    this.#complete = complete;
    const status = this.#status;
    const values: [string, string][] = [
      [min, '0'],
      [max, '100'],
      [raw, String(Math.round(scaled * 10_000) / 100)],
      ...this.#verdict(scaled, complete, status),
      [this.#names.fields.state, state],
      [exit, this.#exit],
      [time, this.#time],
    ];
    // Send every value, also after a refusal.
    const kept = values.map(([field, value]) => this.#set(field, value));
    return this.#say('commit', '') && kept.every(Boolean);
  }

  #verdict(scaled: number, complete: boolean, status: string): [string, string][] {
    const mastery = this.#get(this.#names.fields.mastery);
    const wanted = mastery.trim() === '' ? NaN : Number(mastery);
    if (this.version === '1.2') {
      const passed = scaled * 100 >= wanted ? 'passed' : 'failed';
      const done = Number.isFinite(wanted) ? passed : 'completed';
      return [[status, complete ? done : 'incomplete']];
    }
    const passed = scaled >= wanted ? 'passed' : 'failed';
    const known = complete && Number.isFinite(wanted);
    return [
      ['cmi.score.scaled', String(Math.round(scaled * 10_000) / 10_000)],
      [status, complete ? 'completed' : 'incomplete'],
      ['cmi.success_status', known ? passed : 'unknown'],
    ];
  }

  /** Ends the session. Progress has been stored by `put`. */
  end(): boolean {
    if (!this.#begun || this.#ended) return false;
    if (this.counts) {
      this.#set(this.#names.fields.exit, this.#exit);
      this.#set(this.#names.fields.time, this.#time);
      this.#say('commit', '');
    }
    this.#ended = true;
    return this.#say('end', '');
  }

  /** A sheet that is not complete is resumed. */
  get #exit() {
    if (!this.#complete) return 'suspend';
    return this.version === '1.2' ? '' : 'normal';
  }

  /** The duration of this session in the version's format. */
  get #time() {
    const seconds = Math.max(0, Math.round((Date.now() - this.#started) / 1000));
    if (this.version === '2004') return `PT${seconds}S`;
    const two = (n: number) => String(n).padStart(2, '0');
    const hours = Math.min(9999, Math.floor(seconds / 3600));
    return `${String(hours).padStart(4, '0')}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  }

  /** @returns empty if the platform has no such field */
  #get(field: string): string {
    try {
      return String(this.#api[this.#names.calls.get](field) ?? '');
    } catch {
      return '';
    }
  }

  #set(field: string, value: string) {
    return this.#call('set', field, value);
  }

  /** @param empty required by the standard */
  #say(what: 'begin' | 'end' | 'commit', empty: string) {
    return this.#call(what, empty);
  }

  /** Platforms return "true", true or 1. */
  #call(what: keyof Names['calls'], ...args: string[]) {
    try {
      const said = this.#api[this.#names.calls[what]](...args);
      return ['true', '1'].includes(String(said));
    } catch {
      return false;
    }
  }
}
