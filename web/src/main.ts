import 'fonts:page';
import './app.css';
import './parts.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { keepTouches } from './frame/tips/early';
import { watchForRenewal } from './lib/hall/renewal';
import { router } from './lib/page/route.svelte';
import { settings } from './lib/page/settings.svelte';
import { watchStyles } from './lib/page/styles';
import { t } from './lib/texts.svelte';
import { speakForms } from './lib/validity';
import { PAGES } from './pages';

watchForRenewal(window, import.meta.url.replace(/.*\//, ''), () => location.reload());
watchStyles(document, (task, ms) => void setTimeout(task, ms));
// Beside the texts, which it waits for.
void PAGES[router.route.page].load().catch(() => undefined);
await settings.start();
keepTouches();
speakForms(t, document);
mount(App, { target: document.getElementById('app')! });

// Without it everything works, but the page cannot be installed.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('sw.js').catch(() => undefined);
  navigator.serviceWorker.onmessage = ({ data }) => router.go('table', { id: data.table });
}
