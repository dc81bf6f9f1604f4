// Before anything is drawn: the chosen theme, or the system's. The page goes on from there
// (src/lib/settings.svelte.ts), but comes later than the first thing that is seen.
(function () {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('gladsheim-settings') || '{}').theme;
  } catch {
    // Storage is switched off, or holds something else.
  }
  if (theme !== 'dark' && theme !== 'light') {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  document.documentElement.dataset.theme = theme;
})();
