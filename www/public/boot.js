/*
 * Before the first paint: the language and theme that were chosen here before. A classic script, so
 * that it blocks. Which languages there are stands at its tag.
 */
(function () {
  const root = document.documentElement;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const tags = (script.getAttribute('data-languages') || 'en').split(' ');
  /** @param {string | null} asked */
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
    // Without storage nothing was chosen before.
  }
  root.lang = fitting(lang) || fitting(navigator.language) || tags[0];
  // The front page alone is drawn before its scripts run.
  if (location.hash) root.classList.add('elsewhere');
  // Preloads its words, which nothing else requests yet.
  const words = (script.getAttribute('data-words') || '').split(' ')[tags.indexOf(root.lang)];
  if (words) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = words;
    document.head.append(link);
  }
  // The page's policy wants script addresses vouched for: those of its own worker and service worker.
  const types = /** @type {any} */ (window).trustedTypes;
  if (types) {
    types.createPolicy('default', {
      createScriptURL: (/** @type {string} */ url) =>
        new URL(url, document.baseURI).origin === location.origin ? url : null,
    });
  }
  // Until the page stands, one of its waiting texts is shown.
  const style = document.createElement('style');
  style.textContent = `.waiting > [lang]:not([lang="${root.lang}"]) { display: none }`;
  document.head.append(style);
  // Errors of scripts that did not arrive do not bubble, but they can be caught on their way down.
  addEventListener(
    'error',
    function (event) {
      const target = /** @type {any} */ (event.target);
      if (target && target.tagName === 'SCRIPT') root.classList.add('failed');
    },
    true,
  );
})();
