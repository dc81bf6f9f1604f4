import { texts, type Say } from '../../lib/texts.svelte';
import type { Options } from '../../lib/hall/wire';
import type { Manifest } from '../ui';
import { fileName, isBuiltIn } from './names';
import { askFor } from './options';

const variants = (say: Say, options: Options) =>
  ['turnaround', 'race']
    .filter((name) => options[name] === true)
    .map((name) => say(`valda-option-${name}`));

/** Valda before a table of it is opened. */
export const manifest: Manifest = {
  emblem: () => import('./Emblem.svelte'),
  room: 'flat',
  askFor,
  summary: (say, options) =>
    [
      say('valda-players-count', { n: Number(options['players'] ?? 2) }),
      ...variants(say, options),
    ].join(' · '),
  terms: (say, options) => {
    const found = [];
    const chosen = variants(say, options);
    found.push({
      name: say('valda-setup-variants'),
      value: chosen.join(', ') || say('card-none'),
    });
    if (options['turnaround'] === true) {
      found.push({ name: say('valda-option-first'), value: say('valhalla-first-lot') });
    } else if (typeof options['first'] === 'number') {
      const number = options['first'] + 1;
      found.push({ name: say('valda-option-first'), value: say('card-seat', { number }) });
    }
    if (typeof options['cards'] === 'string') {
      found.push({ name: say('valda-option-cards'), value: fileName(say, options['cards']) });
    }
    return found;
  },
  load: async () => {
    const [ui] = await Promise.all([
      import('./ui').then(async ({ valda, pieces }) => {
        // The cards' texts come first, so that no card is ever shown without its text.
        await pieces.load();
        if (!pieces.all.every(({ file }) => isBuiltIn(file))) await texts.need('names-valda');
        return valda;
      }),
      texts.need('valda'),
    ]);
    return ui;
  },
  // Both files load at the same time.
  lazyParts: () => Promise.all([import('./ui').then(({ lazy }) => lazy.load()), import('./lazy')]),
};
