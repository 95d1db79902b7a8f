/** The gallery's buttons: what stands below one is copied. Without scripts there are none. */
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    const code = button.closest('figure').querySelector('code');
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = `✓ ${button.textContent.replace('✓ ', '')}`;
    } catch {
      getSelection().selectAllChildren(code);
    }
  });
}
