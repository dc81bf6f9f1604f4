import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { parts } from './parts';

const { SCENES } = parts;
const DECKTET = new URL(
  '../../../../../src/gladsheim/games/valhalla/decktet.toml',
  import.meta.url,
);
const cards = [...readFileSync(DECKTET, 'utf8').matchAll(/^id = "(.+)"$/gm)].map(([, id]) => id!);
/** All pictures together, compressed as they are sent. */
const MOST_BYTES = 60_000;

describe('pictures of the cards', () => {
  it('are there for every card of the Decktet, and for no other', () => {
    expect(cards).toHaveLength(45);
    expect(Object.keys(SCENES).sort()).toEqual([...cards].sort());
  });

  it('are no two the same: not even what is seen first of them', () => {
    const scenes = Object.values(SCENES);
    expect(new Set(scenes.map((scene) => JSON.stringify(scene))).size).toBe(scenes.length);
    const largest = scenes.map(({ emblems }) =>
      emblems.reduce((most, emblem) => (emblem.size > most.size ? emblem : most)),
    );
    const firsts = largest.map(({ body }, index) => `${scenes[index]!.mood} ${body}`);
    expect(new Set(firsts).size).toBe(scenes.length);
  });

  it('show one to three emblems, with their middles in the part that a tablet shows', () => {
    for (const [id, { emblems }] of Object.entries(SCENES)) {
      expect(emblems.length, id).toBeGreaterThanOrEqual(1);
      expect(emblems.length, id).toBeLessThanOrEqual(3);
      for (const { x, y } of emblems) {
        expect(x, id).toBeGreaterThan(25);
        expect(x, id).toBeLessThan(135);
        expect(y, id).toBeGreaterThan(0);
        expect(y, id).toBeLessThan(100);
      }
    }
  });

  it('are small', () => {
    expect(gzipSync(JSON.stringify(SCENES)).length).toBeLessThan(MOST_BYTES);
  });
});
