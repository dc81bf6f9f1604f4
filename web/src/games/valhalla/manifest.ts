import { texts, type Say } from '../../lib/texts.svelte';
import type { Options } from '../../lib/hall/wire';
import type { Manifest, Term } from '../ui';
import { askFor } from './options';

const ADDED = ['extended', 'excuse'];

/** Valhalla before a table of it is opened. */
export const manifest: Manifest = {
  emblem: () => import('./Emblem.svelte'),
  room: 'tall',
  askFor,
  summary: (say, options) => {
    const parts = [say('valhalla-players-count', { n: Number(options['players'] ?? 2) })];
    parts.push(say('valhalla-decks', { n: Number(options['decks'] ?? 1) }));
    if (typeof options['target'] === 'number') {
      parts.push(say('valhalla-to-target', { n: options['target'] }));
    }
    if (options['excuse'] === true) parts.push(say('valhalla-option-excuse'));
    return parts.join(' · ');
  },
  terms,
  load: async () => {
    const [ui] = await Promise.all([
      import('./ui').then(async ({ valhalla, pieces }) => {
        // The cards' texts come first, so that no card is ever shown without its text.
        await pieces.load();
        return valhalla;
      }),
      texts.need('valhalla'),
    ]);
    return ui;
  },
  // Both files load at the same time.
  lazyParts: () => Promise.all([import('./ui').then(({ lazy }) => lazy.load()), import('./lazy')]),
};

function terms(say: Say, options: Options): Term[] {
  const cards = [say('valhalla-decks', { n: Number(options['decks'] ?? 1) })];
  for (const name of ADDED) {
    if (options[name] === true) cards.push(say(`valhalla-option-${name}`));
  }
  const found = [{ name: say('valhalla-setup-cards'), value: cards.join(' + ') }];
  for (const [option, id] of [
    ['target', 'valhalla-option-target'],
    ['glory_cap', 'valhalla-option-glory-cap'],
  ] as const) {
    const number = options[option];
    if (typeof number === 'number') found.push({ name: say(id), value: String(number) });
  }
  const first = options['first'];
  found.push({
    name: say('valhalla-option-first'),
    value:
      typeof first === 'number'
        ? say('card-seat', { number: first + 1 })
        : say('valhalla-first-lot'),
  });
  return found;
}
