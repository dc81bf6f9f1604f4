import { mount } from 'svelte';

import Tips from './Tips.svelte';

/** Names figures and explains pieces wherever boards are shown: to import it is to have it. */
mount(Tips, { target: document.body });

export { addTooltips } from './tooltips';
