import { expect, it } from 'vitest';

import { coordinatesOf, placing, typed } from './coordinates';

const thing = (found: Record<string, string>) =>
  ({ getAttribute: (name: string) => found[name] ?? null }) as Element;

it.each([
  [{ 'data-at': '-1,0' }, '-1,0'],
  [{ 'data-key': 'slot:1,0S' }, '1,0S'],
  [{ 'data-key': 'cell:0,1' }, '0,1'],
  [{ 'data-key': 'area:tyr' }, 'tyr'],
  [{ 'data-key': 'hand:base.kill' }, null],
  [{}, null],
])('%o is at %s', (found, place) => {
  expect(coordinatesOf(thing(found))).toBe(place);
});

it('names actions as they are typed, and neither secrets nor what the hall did', () => {
  const actions = ['Od@1,0', 'place:1,0S', 'build:tyr', '', 'undo', 'resign', 'end'];
  expect(actions.map(typed)).toEqual(['Od@1,0', 'place:1,0S', 'build:tyr', null, null, null, null]);
});

it('leaves places out where coordinates are not read', () => {
  const say = (id: string, args = {}) => `${id} ${JSON.stringify(args)}`;
  expect(placing(say, true)('x', { at: '1,2' })).toBe('x {"at":"1,2"}');
  expect(placing(say, false)('x', { at: '1,2' })).toBe('x {"at":"1,2","places":"off"}');
});
