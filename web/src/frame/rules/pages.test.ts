import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { SIGNS } from '../../games/valda/help/legend';
import { KINDS } from '../../games/voluspa/look';
import {
  exampleOf,
  examplesOf,
  playedExample,
  pointsOf,
  sectionsOf,
  textOf,
  type Example,
} from './pages';

const LOCALES = new URL('../../../../src/gladsheim/locales/', import.meta.url);

/** The ids of a game's catalogue. */
function idsOf(game: string): Set<string> {
  const source = readFileSync(new URL(`en/rules-${game}.ftl`, LOCALES), 'utf8');
  return new Set([...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ''));
}

describe.each(['voluspa', 'valda', 'valhalla'])('the rules page of %s', (game) => {
  const sections = sectionsOf(game) ?? [];
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  const questions = sections.flatMap((section) => section.questions ?? []);

  it('has words for everything, and leaves none out', () => {
    const named = new Set([
      ...sections.map((section) => `rules${game}-title-${section.id}`),
      ...paragraphs.map((paragraph) => textOf(game, paragraph)),
      ...sections.flatMap((section) =>
        (section.more ?? []).map((line) => `rules${game}-${line.id}`),
      ),
      ...questions.flatMap(({ id }) => [`rules${game}-${id}`, `rules${game}-${id}-answer`]),
      ...paragraphs.flatMap(({ examples }) => examples.map((name) => `rules${game}-ex-${name}`)),
      ...(game === 'voluspa'
        ? KINDS.flatMap((code) => [`rulesvoluspa-tile-${code}`, `rulesvoluspa-ex-${code}`])
        : []),
      ...(game === 'valda'
        ? ['signs', ...SIGNS.flatMap(({ id }) => [`sign-${id}`, `sign-${id}-about`])].map(
            (id) => `rulesvalda-${id}`,
          )
        : []),
    ]);
    expect([...idsOf(game)].sort()).toEqual([...named].sort());
  });

  it('tells each rule in one place', () => {
    const rules = paragraphs.flatMap((paragraph) => paragraph.rules);
    expect(new Set(rules).size).toBe(rules.length);
  });

  it('leads from each ruling and each answer to rules that are told on it', () => {
    const told = new Set(paragraphs.flatMap((paragraph) => paragraph.rules));
    const lines = sections.flatMap((section) => section.more ?? []);
    for (const rule of [...lines, ...questions].flatMap((line) => line.rules)) {
      // Those of single tiles stand with the tiles.
      if (!/^V-[56]\./.test(rule)) expect(told).toContain(rule);
    }
    const anchors = lines.flatMap((line) => line.anchor ?? []);
    expect(anchors.filter((anchor) => told.has(anchor))).toEqual([]);
    expect(anchors).toHaveLength({ voluspa: 28, valda: 10 }[game] ?? 0);
  });

  it('has every example that it names', () => {
    const named = [...paragraphs, ...questions].flatMap(({ examples }) => examples);
    expect(new Set(named).size).toBe(named.length);
    for (const name of named) expect([name, exampleOf(game, name)]).not.toContain(null);
  });

  it('shows one at once, and is told by as many as another', () => {
    expect(sections[0]?.paragraphs.flatMap(({ examples }) => examples)).not.toEqual([]);
    expect(Object.keys(examplesOf(game)).length).toBeGreaterThanOrEqual(20);
  });
});

describe('an example at a table with readings', () => {
  const document = { game: 'any', options: { players: 2 } } as unknown as Example['document'];
  const example = { document, actions: ['a'], points: [1], instead: { other: { points: [0] } } };

  it('is the same without any', () => {
    expect(playedExample(example, [])).toBe(example);
  });

  it('is played by them, and changed by those that change it', () => {
    const played = playedExample(example, ['one', 'other']);
    expect(played.document.options).toEqual({ players: 2, rulings: ['one', 'other'] });
    expect([played.actions, pointsOf(played)]).toEqual([['a'], 0]);
    expect(pointsOf(playedExample(example, ['one']))).toBe(1);
  });
});

describe('the tiles of Völuspá', () => {
  it.each(KINDS)('%s has an example', (code) => {
    expect(exampleOf('voluspa', code)?.points.length).toBeGreaterThan(0);
  });
});
