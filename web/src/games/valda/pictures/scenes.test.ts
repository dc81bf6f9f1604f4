import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { DECKS } from '../shapes';
import { SCENES, sceneOf } from './scenes';

const FILES = ['valda-cards.toml', 'valda-cards-2.toml', 'valda-cards-1.toml'].map((name) =>
  readFileSync(
    new URL(`../../../../../src/gladsheim/games/valda/${name}`, import.meta.url),
    'utf8',
  ),
);
const IDS = new Set(
  FILES.flatMap((file) =>
    [...file.matchAll(/\bid = "([a-z]+\.[a-z0-9-]+)"/g)].map(([, id]) => id ?? ''),
  ),
);

it('has a picture of its own for every card of the lists, and no other', () => {
  expect(IDS.size).toBeGreaterThan(70);
  expect(Object.keys(SCENES).sort()).toEqual([...IDS].sort());
});

it('has no two pictures that show the same', () => {
  // The features that are visible in a thumbnail: the drawings with their colours, and the light.
  const told = Object.values(SCENES).map(({ mood, emblems }) =>
    JSON.stringify([mood, emblems.map(({ body, colour }) => [body, colour])]),
  );
  expect(new Set(told).size).toBe(told.length);
});

it('draws one to three emblems within each picture', () => {
  for (const [id, { emblems }] of Object.entries(SCENES)) {
    expect(emblems.length, id).toBeGreaterThanOrEqual(1);
    expect(emblems.length, id).toBeLessThanOrEqual(3);
    for (const { x, y, body } of emblems) {
      expect(body, id).toMatch(/<(path|circle)/);
      expect(Math.abs(x - 84), id).toBeLessThan(50);
      expect(Math.abs(y - 50), id).toBeLessThan(31);
    }
  }
});

it('tells cards of a file of the host by type and deck', () => {
  const types = ['yellow', 'attack', 'defence', 'weapon'] as const;
  const drawn = DECKS.flatMap((deck) =>
    types.map((type) => JSON.stringify(sceneOf(`${deck}.unheard-of`, { type, deck }))),
  );
  expect(new Set(drawn).size).toBe(DECKS.length * types.length);
});
