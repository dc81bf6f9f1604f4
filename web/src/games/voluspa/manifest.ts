import { texts, type Say } from '../../lib/texts.svelte';
import type { Options } from '../../lib/hall/wire';
import type { Manifest } from '../ui';
import { askFor } from './options';

function variants(say: Say, options: Options): string[] {
  const found = [];
  if (options['bolt'] === true) found.push(say('voluspa-option-bolt'));
  if (options['no_late_hel'] === true) found.push(say('voluspa-option-no-late-hel'));
  return found;
}

const setName = (say: Say, options: Options) =>
  say(`voluspa-set-${String(options['set'] ?? 'custom')}`);

/** Völuspá before a table of it is opened. */
export const manifest: Manifest = {
  emblem: () => import('./Emblem.svelte'),
  askFor,
  summary: (say, options) => [setName(say, options), ...variants(say, options)].join(' + '),
  terms: (say, options) => {
    const custom = (options['set'] ?? 'custom') === 'custom';
    const kinds = custom && Array.isArray(options['kinds']) ? options['kinds'] : [];
    const named = kinds.map((code) => say(`voluspa-tile-${String(code)}`)).join(', ');
    const set = named ? `${setName(say, options)}: ${named}` : setName(say, options);
    return [{ name: say('setup-set'), value: [set, ...variants(say, options)].join(' + ') }];
  },
  load: async () => {
    const [ui] = await Promise.all([import('./ui'), texts.need('voluspa')]);
    return ui.voluspa;
  },
  // Both files are asked for at once.
  lazyParts: () => Promise.all([import('./ui').then(({ lazy }) => lazy.load()), import('./lazy')]),
};
