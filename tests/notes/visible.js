/**
 * Functions that measure the visible properties of widgets. They run in a page of any browser, so each
 * function is self-contained.
 */

/**
 * Return the contrast of every text in widgets with its painted background, lowest contrast first. Texts on
 * pictures and disabled texts are skipped.
 * @returns {{ contrast: number, text: string, of: string }[]}
 */
export function contrasts() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const ink = /** @type {CanvasRenderingContext2D} */ (canvas);
  /** @param {string[]} layers colours, the lowest first @returns {number[]} */
  const paint = (layers) => {
    ink.clearRect(0, 0, 1, 1);
    for (const layer of layers) {
      ink.fillStyle = layer;
      ink.fillRect(0, 0, 1, 1);
    }
    return [...ink.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const luminance = (/** @type {number[]} */ rgb) => {
    const [r, g, b] = rgb
      .map((each) => each / 255)
      .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const up = (/** @type {Element} */ element) => {
    const parent = element.assignedSlot ?? element.parentNode;
    return parent instanceof ShadowRoot ? parent.host : /** @type {Element | null} */ (parent);
  };
  /** @param {Element} element @param {CSSStyleDeclaration} style of its text @param {number} opacity of the text alone */
  const contrastOf = (element, style, opacity) => {
    /** @type {string[]} */
    const layers = [];
    for (let at = /** @type {Element | null} */ (element); at instanceof Element; at = up(at)) {
      const { backgroundColor, opacity: part } = getComputedStyle(at);
      layers.unshift(backgroundColor);
      opacity *= Number(part);
    }
    const behind = paint(['#fff', ...layers]);
    const [r, g, b] = paint([`rgb(${behind})`, style.color]);
    const front = [r, g, b].map((each, i) => opacity * each + (1 - opacity) * behind[i]);
    const [dim, bright] = [luminance(front), luminance(behind)].sort((a, b) => a - b);
    return (bright + 0.05) / (dim + 0.05);
  };
  /** @type {{ contrast: number, text: string, of: string }[]} */
  const found = [];
  /** @param {Document | ShadowRoot} root @param {string} of */
  const walk = (root, of) => {
    for (const element of root.querySelectorAll('*')) {
      const name = element.localName.startsWith('mex-') ? element.localName : of;
      if (element.shadowRoot) walk(element.shadowRoot, name);
      if (!of || element.closest('svg, :disabled, [aria-disabled="true"]')) continue;
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own.map((node) => node.textContent?.trim()).join('');
      const { width, height } = element.getBoundingClientRect();
      const hint = element.matches(':placeholder-shown')
        ? /** @type {HTMLInputElement} */ (element).placeholder.trim()
        : '';
      if (!(text || hint) || width < 2 || height < 2) continue;
      const style = getComputedStyle(element, text ? null : '::placeholder');
      const contrast = contrastOf(element, style, text ? 1 : Number(style.opacity));
      found.push({ contrast, text: (text || hint).slice(0, 40), of });
    }
  };
  walk(document, '');
  return found.sort((a, b) => a.contrast - b.contrast);
}

/**
 * Return the horizontal positions, relative to their widgets, of the elements that always run from left to
 * right.
 */
export function places() {
  /** @param {string} host @param {string} inside */
  const from = (host, inside) => {
    const widget = /** @type {Element} */ (document.querySelector(host));
    /** @type {Element[]} */
    const all = [];
    const walk = (/** @type {ShadowRoot | null} */ root) => {
      for (const each of root?.querySelectorAll('*') ?? []) {
        if (each.matches(inside)) all.push(each);
        walk(each.shadowRoot);
      }
    };
    walk(widget.shadowRoot);
    const { left } = widget.getBoundingClientRect();
    return all.map((each) => Math.round(each.getBoundingClientRect().left - left));
  };
  return {
    heaps: from('mex-game', '[data-cell]'),
    position: from('mex-game', '.where'),
    strip: from('#strip', '.square'),
    bits: from('mex-why', '.bit'),
    moore: from('#moore', '.bit'),
    cells: from('mex-table', 'td'),
    venn: from('mex-union', '.region'),
    graph: from('mex-graph', '.node'),
    terms: from('mex-union', 'td'),
  };
}

/** Return the heights of all widgets, and the colours of the circles in the Venn diagram. */
export function shapes() {
  const widgets = [...document.querySelectorAll('main > *')];
  const venn = document.querySelector('mex-union')?.shadowRoot?.querySelector('mex-venn');
  const sets = [...(venn?.shadowRoot?.querySelectorAll('.set') ?? [])];
  return {
    sizes: widgets.map((each) => [each.localName, Math.round(each.getBoundingClientRect().height)]),
    colours: sets.map((each) => getComputedStyle(each).stroke),
  };
}

/** Count the pending requests to the page's workers. Call this before the scripts of the page run. */
export function countAsked() {
  /** @type {(() => void)[] | null} */
  let held = null;
  /** The number of pending requests of each worker. @type {Map<Worker, number>} */
  const open = new Map();
  const { postMessage, terminate } = Worker.prototype;
  /** @this {Worker} @param {any[]} message */
  Worker.prototype.postMessage = function (...message) {
    if (!open.has(this)) {
      this.addEventListener('message', () => open.set(this, (open.get(this) ?? 1) - 1));
    }
    open.set(this, (open.get(this) ?? 0) + 1);
    const send = () => postMessage.apply(this, /** @type {any} */ (message));
    if (held) held.push(send);
    else send();
  };
  Worker.prototype.terminate = function () {
    open.delete(this);
    terminate.call(this);
  };
  Object.assign(window, {
    workers: {
      hold: () => void (held ??= []),
      release: () => {
        const all = held ?? [];
        held = null;
        for (const send of all) send();
      },
      waiting: () => held?.length ?? 0,
      open: () => [...open.values()].reduce((all, one) => all + one, 0),
    },
  });
}

/**
 * Return whether every request has been answered and nothing on the page moves. Endless animations are
 * ignored.
 * @returns {Promise<boolean>}
 */
export function isStill() {
  return new Promise((done) => {
    const { open } = /** @type {any} */ (window).workers;
    /** @param {Document | ShadowRoot} root @returns {boolean} */
    const moves = (root) =>
      root
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        ) || [...root.querySelectorAll('*')].some((e) => e.shadowRoot && moves(e.shadowRoot));
    // Check for several frames, since an answer may cause further requests and movements.
    const look = (/** @type {number} */ calm) => {
      if (open() > 0 || moves(document)) done(false);
      else if (calm > 0) requestAnimationFrame(() => look(calm - 1));
      else done(true);
    };
    look(4);
  });
}
