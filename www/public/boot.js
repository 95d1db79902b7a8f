/* Before the first paint: the language and theme that were chosen here before. A classic script, so that it blocks. */
(function () {
  const root = document.documentElement;
  try {
    let lang = localStorage.getItem('mexplorer-lang');
    const theme = localStorage.getItem('mexplorer-theme');
    if (lang !== 'en' && lang !== 'zh') lang = /^zh\b/i.test(navigator.language) ? 'zh' : 'en';
    root.lang = lang === 'zh' ? 'zh-CN' : 'en';
    if (theme === 'light' || theme === 'dark') root.setAttribute('theme', theme);
  } catch (e) {
    root.lang = /^zh\b/i.test(navigator.language) ? 'zh-CN' : 'en';
  }
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
