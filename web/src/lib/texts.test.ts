import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

import { GAMES } from '../../build/games';
import { LANGUAGES as LISTED, sourceOf } from '../../build/texts';
import { bundleOf, LANGUAGES, pickLanguage, texts } from './texts.svelte';

const LOCALES = new URL('../../../src/gladsheim/locales/', import.meta.url);
const FILES = [
  'common',
  'table',
  'hall',
  'people',
  'voluspa',
  'valda',
  'valhalla',
  'lab',
  'review',
];

function entries(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of FILES) {
    const source = readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), 'utf8');
    for (const block of source.split(/^(?=[a-z])/m)) {
      const id = /^([a-z][\w-]*) =/.exec(block)?.[1];
      if (id) found.set(id, block);
    }
  }
  return found;
}

const variables = (text: string) => [...new Set(text.match(/\$\w+/g) ?? [])].sort();

it('dates are written as where the reader lives, if the page speaks that language', () => {
  vi.stubGlobal('navigator', { languages: ['fr-CA', 'en-GB', 'en'] });
  expect(texts.locale).toBe('en-GB');
  vi.stubGlobal('navigator', { languages: ['it'] });
  expect(texts.locale).toBe('en');
  vi.unstubAllGlobals();
});

describe('the languages', () => {
  const english = entries('en');

  it.each(LISTED.slice(1))('%s has the same texts with the same variables', (language) => {
    const other = entries(language);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, text] of english) {
      expect([id, variables(other.get(id) ?? '')]).toEqual([id, variables(text)]);
    }
  });

  it.each([
    ['en', '1 point', '2 points'],
    ['de', '1 Punkt', '2 Punkte'],
    ['it', '1 punto', '2 punti'],
    ['fr', '1 point', '2 points'],
  ] as const)('%s tells one point from two', (language, one, two) => {
    const bundle = bundleOf(language, [...entries(language).values()]);
    const withPoints = /^voluspa-(spot|dir)-|^table-points$/;
    for (const [id, text] of entries(language)) {
      if (!withPoints.test(id) || !text.includes('$points')) continue;
      const pattern = bundle.getMessage(id)?.value ?? '';
      const say = (points: number) =>
        bundle.formatPattern(pattern, { points, tile: '', under: '', cell: '' }, []);
      expect([id, say(1).endsWith(one), say(2).endsWith(two)]).toEqual([id, true, true]);
    }
  });

  it('knows every text that the client names', () => {
    const root = new URL('../', import.meta.url);
    const named = new Set<string>();
    for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.test)\.(svelte|ts)$/.test(path)) continue;
      const source = readFileSync(new URL(path, root), 'utf8');
      for (const [, id] of source.matchAll(
        /'((?:hall|setup|settings|status|error|table|me|lobby|mine|card|sit|again|account|refused|rated|people|ranking|replay|voluspa|valda|valhalla|lab)-[A-Za-z-]+[A-Za-z])'/g,
      )) {
        if (id) named.add(id);
      }
    }
    named.delete('voluspa-event-placed');
    expect([...named].filter((id) => !english.has(id))).toEqual([]);
  });
});

describe('the first language', () => {
  it('is the first wish that we speak', () => {
    expect(pickLanguage(['pt-BR', 'de-AT', 'en'])).toBe('de');
  });

  it('is English where we speak none of them', () => {
    expect(pickLanguage(['is'])).toBe('en');
  });

  it('is one of those that the server lists', () => {
    expect(Object.keys(LANGUAGES)).toEqual(LISTED);
  });
});

describe('the texts of a game', () => {
  it('are fetched with the first of them, and silent until then', async () => {
    expect(texts.get('valda-option-race')).toBe('');
    await texts.need('valda');
    expect(texts.get('valda-option-race')).not.toBe('');
    // Later texts of a table are in a file of their own.
    await texts.need('valda-play');
    expect(texts.get('valda-help-title')).not.toBe('');
    expect(texts.get('valda-no-such-text')).toBe('valda-no-such-text');
  });

  it.each(GAMES)('of %s come in two parts that hold each of them once', (game) => {
    const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
    const parts = [game, `${game}play`].map((part) => ids(sourceOf('de', part)));
    const own = ids(readFileSync(new URL(`de/${game}.ftl`, LOCALES), 'utf8'));
    expect(parts.flat().sort()).toEqual(own.filter((id) => !id?.startsWith('hall-')).sort());
    expect(parts.map((part) => part.length > 0)).toEqual([true, true]);
  });

  it.each(['valda', 'valhalla'])('of %s begin with its name', (game) => {
    const source = readFileSync(new URL(`en/${game}.ftl`, LOCALES), 'utf8');
    for (const [, id] of source.matchAll(/^([a-z][\w-]*) =/gm))
      expect(id).toMatch(
        new RegExp(`^(hall-game-${game}$|hall-game-${game}-(pitch|facts)$|${game}-)`),
      );
  });
});

describe('the parts in which texts come', () => {
  const FRONT_FILES = ['common', 'hall', 'table', 'people', 'time', 'talk', 'robots'];

  it.each(Object.keys(LANGUAGES))('hold each message of %s once', (language) => {
    const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
    const files = FRONT_FILES.map((file) =>
      readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), 'utf8'),
    );
    const parts = ['front', 'table', 'play', 'others'].map((part) => sourceOf(language, part));
    const ofGames = /^(hall-game|voluspa|valda|valhalla)-/;
    const found = parts.flatMap(ids).filter((id) => !ofGames.test(id ?? ''));
    expect(found.sort()).toEqual(files.flatMap(ids).sort());
    // Whole messages, with all their lines.
    const bundle = bundleOf(language as 'en', parts);
    expect(bundle.getMessage('setup-kinds-count')?.value).toBeInstanceOf(Array);
  });

  it('hold with the table what stands there once a bot has begun', () => {
    expect(sourceOf('de', 'table')).toContain('replay-link =');
  });

  it('are those of the language of the page, also where it is changed later', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await texts.use('de');
    expect(texts.get('table-undo')).toBe('');
    await Promise.all(['table', 'play', 'others'].map((part) => texts.need(part)));
    const german = texts.get('table-board');
    await texts.use('en');
    expect(texts.get('table-board')).toBe('The board');
    await texts.use('it');
    expect(['', german, 'The board', 'table-board']).not.toContain(texts.get('table-board'));
    expect(texts.get('no-such-text')).toBe('no-such-text');
    await texts.use('en');
  });
});
