/* The looks that were chosen in this browser, before anything is drawn; see lib/settings.svelte.ts. */
(() => {
  const prefers = (what) => matchMedia(`(prefers-${what})`).matches;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('quatuor.settings')) ?? {};
  } catch {
    /* Nothing is kept here. */
  }
  const { theme = 'auto', motion = 'auto', colourBlind = false } = kept;
  const looks = document.documentElement.dataset;
  looks.theme = theme === 'auto' ? (prefers('color-scheme: dark') ? 'dark' : 'light') : theme;
  looks.colours = colourBlind ? 'safe' : 'usual';
  const still = motion === 'auto' ? prefers('reduced-motion: reduce') : motion === 'reduced';
  looks.motion = still ? 'reduced' : 'full';
})();
