import { readFileSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

import type { GameUi } from '../../games/ui';
import type { Playing } from '../../lib/table/playing';
import { t, texts } from '../../lib/texts.svelte';
import { pieces } from '../../games/voluspa/pieces.svelte';
import { reader } from '../../games/voluspa/reader/reader';
import { Reading } from './reading.svelte';

vi.mock('../../lib/page/settings.svelte', () => ({ settings: { confirm: true } }));

const LOCALES = new URL('../../../../src/gladsheim/locales/en/', import.meta.url);
const sourceOf = (name: string) => readFileSync(new URL(`${name}.ftl`, LOCALES), 'utf8');
const GAMES = ['voluspa', 'valda', 'valhalla'];
/** Messages with the readings that change them. */
const CHANGED = GAMES.flatMap((game) => {
  const names = [
    ...sourceOf(`readings-${game}`).matchAll(/^readings\w+-((?!edition)[a-z-]+?) =/gm),
  ].map(([, name = '']) => name);
  return sourceOf(game)
    .split(/\n(?=[\w-]+ =)/)
    .flatMap((message) =>
      names
        .filter((name) => message.includes(`$${name} ->`))
        .map((name) => ({ game, name, id: message.split(' =', 1)[0] ?? '' })),
    );
});

/** The conversation at a table with these readings. */
function readingAt(game: string, rulings: string[]): Reading {
  const view = { options: rulings.length > 0 ? { rulings } : {}, log: [], choices: [] };
  const table = { view } as unknown as Playing;
  return new Reading(table, {} as GameUi, game, reader, () => []);
}

async function answer(reading: Reading, line: string): Promise<string[]> {
  await Promise.all(
    ['reader', 'reader-voluspa', 'voluspa', 'voluspa-play', 'readings', 'readings-voluspa'].map(
      (topic) => texts.need(topic),
    ),
  );
  await reading.hear(line);
  return reading.lines.at(-1)?.answer ?? [];
}

describe('the text view', () => {
  it.each(CHANGED)('says $id as a table with $name plays', async ({ game, name, id }) => {
    await Promise.all([game, `${game}-play`, `readings-${game}`].map((topic) => texts.need(topic)));
    const [usual, told] = [t(id), t(id, { [name]: 'on' })];
    expect(told).not.toBe(usual);
    expect(readingAt(game, [name]).ask?.say(id)).toBe(told);
    expect(readingAt(game, []).ask?.say(id)).toBe(usual);
  });

  it('knows of messages of every game', () => {
    expect([...new Set(CHANGED.map(({ game }) => game))]).toEqual(GAMES);
  });

  it('tells what a tile does here', async () => {
    pieces.all = [{ code: 'Dr', value: 5 } as never];
    const here = readingAt('voluspa', ['dragons-spare-trolls']);
    const [, about] = await answer(here, 'what is Dragon');
    expect(about).toBe(t('voluspa-about-Dr', { 'dragons-spare-trolls': 'on' }));
    const [, usual] = await answer(readingAt('voluspa', []), 'what is Dragon');
    expect(usual).toBe(t('voluspa-about-Dr'));
  });

  it('lists what the table plays otherwise', async () => {
    const name = 'dragons-spare-trolls';
    const [head, ...lines] = await answer(readingAt('voluspa', [name]), 'rules');
    expect(head).toBe(`${t('readings-here')} ${t('readings-count', { count: 1 })}`);
    expect(lines).toEqual([t(`readingsvoluspa-${name}`)]);
    expect(await answer(readingAt('voluspa', []), 'rules')).toEqual([t('reader-rules-usual')]);
  });
});
