/** As much of the WebDriver protocol as the checks need. */

/** Keys that are no letters, as the protocol writes them. @type {Record<string, string>} */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export class Session {
  #base;

  /** @param {string} base */
  constructor(base) {
    this.#base = base;
  }

  /**
   * @param {string} driver its address
   * @param {Record<string, unknown>} alwaysMatch
   * @returns {Promise<{ session: Session, capabilities: Record<string, string> }>}
   */
  static async begin(driver, alwaysMatch) {
    const made = await ask(`${driver}session`, { capabilities: { alwaysMatch } });
    const session = new Session(`${driver}session/${made.sessionId}/`);
    return { session, capabilities: made.capabilities };
  }

  /** @param {string} path @param {object} [body] none to read @param {string} [method] */
  ask(path, body, method) {
    return ask(this.#base + path, body, method);
  }

  /** Runs an expression in the page and waits for what it promises. @param {string} expression */
  async run(expression) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => ${expression}).then(
        (value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }))`;
    const { value, error } = await this.ask('execute/async', { script, args: [] });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** @param {'mouse' | 'touch'} pointerType @param {object[]} actions */
  async point(pointerType, actions) {
    const parameters = { pointerType };
    await this.ask('actions', {
      actions: [{ type: 'pointer', id: pointerType, parameters, actions }],
    });
  }

  /** @param {string} key */
  async press(key) {
    const value = KEYS[key] ?? key;
    await this.ask('actions', {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ],
    });
  }

  end() {
    return ask(this.#base.slice(0, -1), undefined, 'DELETE');
  }
}

/** @param {string} address @param {object} [body] @param {string} [method] */
async function ask(address, body, method = body ? 'POST' : 'GET') {
  const response = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    headers: body ? { 'content-type': 'application/json' } : {},
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message} (${method} ${address})`);
  return value;
}
