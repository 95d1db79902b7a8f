/**
 * The copy buttons of the gallery: each copies the code in its figure. The buttons are hidden unless this
 * script runs.
 */
for (const button of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll('[data-copy]')
)) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    const code = button.closest('figure')?.querySelector('code');
    if (!code) return;
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      button.textContent = `✓ ${button.textContent.replace('✓ ', '')}`;
    } catch {
      getSelection()?.selectAllChildren(code);
    }
  });
}
