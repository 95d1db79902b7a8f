/**
 * A learning record store that has launched a package: its address, its key and the learner stand in the
 * package's address as `endpoint`, `auth` and `actor` (ADL, xAPI 1.0.3). Statements with ADL's verbs are sent
 * there, and to nobody else; the state is kept there as well.
 */

const VERBS = 'http://adlnet.gov/expapi/verbs/';
/** The id of an activity where the launch names none. */
const ACTIVITY = 'https://mexplorer.invalid/activity/';
const STATE = 'mexplorer';

/**
 * @typedef {object} Launch
 * @property {string} endpoint ends in /
 * @property {string} auth the header
 * @property {any} actor
 * @property {string} registration
 * @property {string} activity
 */

/**
 * The launch in an address, if there is a whole one.
 * @param {string} search
 * @param {string} id of the package
 * @returns {Launch | null}
 */
export function launchOf(search, id) {
  const given = new URLSearchParams(search);
  const [endpoint, auth, actor] = ['endpoint', 'auth', 'actor'].map((name) => given.get(name));
  if (!endpoint || !auth || !actor) return null;
  try {
    const { protocol, href } = new URL(endpoint);
    if (!['https:', 'http:'].includes(protocol)) return null;
    const who = JSON.parse(actor);
    if (!who || typeof who !== 'object' || Array.isArray(who)) return null;
    return {
      endpoint: href.endsWith('/') ? href : `${href}/`,
      auth,
      actor: who,
      registration: given.get('registration') ?? '',
      activity: given.get('activity_id') ?? `${ACTIVITY}${id}`,
    };
  } catch {
    return null;
  }
}

/** One session with a record store; the counterpart of `Platform`, whose answers come later. */
export class RecordStore {
  #launch;
  #title;
  #started = Date.now();
  #ended = false;
  #complete = false;
  /** The attempts that were reported. */
  #tries = 0;
  /** What was kept at the end of the session before. */
  state = '';
  most = 64_000;
  counts = true;

  /** @param {Launch} launch @param {string} title */
  constructor(launch, title) {
    this.#launch = launch;
    this.#title = title;
  }

  /** The learner, as the launch names them; some write a list. */
  get name() {
    const { name } = this.#launch.actor;
    return String([name].flat()[0] ?? '');
  }

  async begin() {
    const kept = await this.#ask(`activities/state?${this.#place}`, 'GET');
    this.state = kept?.ok ? await kept.text() : '';
    return this.#say('initialized');
  }

  /** What is known already from the session before. @param {Pick<import('./platform.js').Progress, 'tries' | 'complete'>} progress */
  resumed({ tries, complete }) {
    this.#tries = tries;
    this.#complete = complete;
  }

  /** @param {import('./platform.js').Progress} progress @returns {Promise<boolean>} whether all of it was kept */
  async put({ won, all, tries, complete, state }) {
    if (this.#ended) return false;
    const scaled = all ? Math.round((won / all) * 10_000) / 10_000 : 0;
    const score = { scaled, raw: won, min: 0, max: Math.max(all, 1) };
    const kept = [
      this.#ask(`activities/state?${this.#place}`, 'PUT', state).then((said) => Boolean(said?.ok)),
    ];
    // A move within a game is a part of the state, but no answer yet.
    if (tries !== this.#tries) kept.push(this.#say('answered', { score }));
    this.#tries = tries;
    if (complete && !this.#complete)
      kept.push(this.#say('completed', { score, completion: true, duration: this.#time }));
    this.#complete = complete;
    return (await Promise.all(kept)).every(Boolean);
  }

  /** Ends the session; the browser sends it though the window is closed. */
  end() {
    if (this.#ended) return false;
    void this.#say(this.#complete ? 'terminated' : 'suspended', { duration: this.#time });
    this.#ended = true;
    return true;
  }

  get #time() {
    return `PT${Math.round((Date.now() - this.#started) / 1000)}S`;
  }

  get #place() {
    const { activity, actor, registration } = this.#launch;
    return new URLSearchParams({
      activityId: activity,
      agent: JSON.stringify(actor),
      stateId: STATE,
      ...(registration ? { registration } : {}),
    });
  }

  /** @param {string} verb @param {object} [result] */
  async #say(verb, result) {
    const { actor, activity, registration } = this.#launch;
    const statement = {
      actor,
      verb: { id: `${VERBS}${verb}`, display: { 'en-US': verb } },
      object: { id: activity, definition: { name: { und: this.#title } } },
      ...(result ? { result } : {}),
      ...(registration ? { context: { registration } } : {}),
      timestamp: new Date().toISOString(),
    };
    const said = await this.#ask('statements', 'POST', JSON.stringify(statement), {
      'Content-Type': 'application/json',
    });
    return Boolean(said?.ok);
  }

  /** @param {string} path @param {string} method @param {string} [body] @param {Record<string, string>} [headers] */
  async #ask(
    path,
    method,
    body,
    headers = body === undefined ? {} : { 'Content-Type': 'text/plain' },
  ) {
    try {
      return await fetch(`${this.#launch.endpoint}${path}`, {
        method,
        headers: {
          Authorization: this.#launch.auth,
          'X-Experience-API-Version': '1.0.3',
          ...headers,
        },
        body,
        // Sent though the window is being closed, if it is short.
        keepalive: (body?.length ?? 0) < 30_000,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
    } catch {
      return null;
    }
  }
}
