import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/cinzel/latin-700.css';
import '@fontsource/cinzel/latin-900.css';
import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { settings } from './lib/settings.svelte';

await settings.start();
mount(App, { target: document.getElementById('app')! });
