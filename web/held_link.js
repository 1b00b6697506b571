/* Holds a link of the drawn shelf that is followed before scripts can follow it; see draw.mjs. */
addEventListener('click', (event) => {
  const { ready, failed } = document.documentElement.dataset;
  const { button, ctrlKey, shiftKey, metaKey, altKey } = event;
  const link = event.target.closest('a[href]');
  const plain = button === 0 && !ctrlKey && !shiftKey && !metaKey && !altKey;
  if (ready !== undefined || failed !== undefined || !plain || !link) return;
  if (link.target || link.hash || link.origin !== location.origin) return;
  event.preventDefault();
  document.querySelector('a[aria-busy]')?.removeAttribute('aria-busy');
  link.setAttribute('aria-busy', 'true');
});
