/*
 * Set the stored language and theme before the first paint. This is a classic script, so that it blocks
 * rendering. The attribute `data-languages` of its script element lists the available languages.
 */
(function () {
  const root = document.documentElement;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const tags = (script.getAttribute('data-languages') || 'en').split(' ');
  /**
   * Find the available language that fits a language tag best.
   * @param {string | null} asked
   */
  function fitting(asked) {
    const main = (/** @type {string | null} */ tag) => String(tag).toLowerCase().split('-')[0];
    return tags.find((tag) => tag === asked) || tags.find((tag) => main(tag) === main(asked));
  }
  let lang = null;
  try {
    lang = localStorage.getItem('mexplorer-lang');
    const theme = localStorage.getItem('mexplorer-theme');
    if (theme === 'light' || theme === 'dark') root.setAttribute('theme', theme);
    if (localStorage.getItem('mexplorer-said') === 'brief') root.setAttribute('data-said', 'brief');
  } catch (e) {
    // If storage is blocked, use the defaults.
  }
  root.lang = fitting(lang) || fitting(navigator.language) || tags[0];
  // If the link leads to another view, mark the page so that the static front page is hidden: only the front
  // page is drawn before the scripts run.
  if (location.hash) root.classList.add('elsewhere');
  // Preload the translated texts of the page, which no other script requests this early.
  const words = (script.getAttribute('data-words') || '').split(' ')[tags.indexOf(root.lang)];
  if (words) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = words;
    document.head.append(link);
  }
  // The page's Trusted Types policy requires a check of script addresses: allow those of the page's own
  // origin, as for the worker and the service worker.
  const types = /** @type {any} */ (window).trustedTypes;
  if (types) {
    types.createPolicy('default', {
      createScriptURL: (/** @type {string} */ url) =>
        new URL(url, document.baseURI).origin === location.origin ? url : null,
    });
  }
  // Of the waiting texts in all languages, show only the one in the current language until the page is drawn.
  const style = document.createElement('style');
  style.textContent = `.waiting > [lang]:not([lang="${root.lang}"]) { display: none }`;
  document.head.append(style);
  // Keep the last shortcut key that is pressed before the page can act on it.
  addEventListener('keydown', function keep(event) {
    if (customElements.get('mex-app')) removeEventListener('keydown', keep);
    else if (/^[/?]$/.test(event.key)) window.earlyKey = event;
  });
  // Listen in the capture phase, since load errors of scripts do not bubble.
  addEventListener(
    'error',
    function (event) {
      const target = /** @type {any} */ (event.target);
      if (target && target.tagName === 'SCRIPT') root.classList.add('failed');
    },
    true,
  );
})();
