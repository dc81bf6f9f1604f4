import { expect, it } from 'vitest';

import { PAGES } from '.';
import { addressBy, parts } from './pattern';

const GIVEN = {
  id: 'a-b_9',
  game: 'valda',
  token: 't-1',
  door: 'sign-in',
  name: 'Mr. T? / 5%',
  ply: 12,
  review: true,
  code: 'c0de',
  lesson: 'first.one',
  puzzle: 'p.1',
  day: '2026-01-02',
  readings: ['late-hel', 'a.b'],
};
const PATTERNS = Object.values(PAGES).map(({ pattern }) => pattern);

it.each(PATTERNS)('reads what it has written (%s)', (pattern) => {
  const address = addressBy(pattern, GIVEN).split('/');
  const found = parts(pattern, address) ?? {};
  expect(GIVEN).toMatchObject(found);
  const names = [...pattern.matchAll(/:(\w+)|(\w+)\?/g)].map(([, part, word]) => part ?? word);
  expect(Object.keys(found)).toEqual(names);
});

it('leaves out at the end what may be missing', () => {
  expect(addressBy('learn/:game/:lesson(dotted)?', { game: 'valda' })).toBe('learn/valda');
  expect(addressBy('table/:id/ply/:ply/review?', { id: 'a', ply: 0, review: false })).toBe(
    'table/a/ply/0',
  );
  const rules = 'rules/:game/:id(dotted)?/:readings(list)?';
  expect(addressBy(rules, { game: 'valda', readings: ['a', 'b'] })).toBe('rules/valda//a,b');
});

it('keeps a ply within what a game can have', () => {
  const ply = (text: string) => parts('table/:id/ply/:ply', ['table', 'a', 'ply', text])?.['ply'];
  expect(['', 'x', '-3', '7', '99999999'].map(ply)).toEqual([0, 0, 0, 7, 10_000]);
});

it('has another page for what lacks a part that is needed', () => {
  expect(parts('table/:id', ['table'])).toBeNull();
  expect(parts('table/:id', ['tables', 'a'])).toBeNull();
  expect(parts('player/:name/trends', ['player', 'Sif', 'other'])).toBeNull();
});
