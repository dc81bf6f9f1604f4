import { expect, it } from 'vitest';

import type { PositionDocument } from '../../../lib/hall/wire';
import { Editing } from './editing.svelte';

const FAULTS = [{ field: 'turn', message: 'is 9' }];

/** A draft that keeps what it is given, and an editor that doubles its number. */
function begun() {
  const told: PositionDocument[] = [];
  const draft = {
    document: { number: 4 },
    faults: FAULTS,
    openings: ['0,1'],
    set: (document: PositionDocument) => void told.push(document),
  };
  const editing = new Editing(
    draft,
    ({ number }: { number: number }) => number / 2,
    (half) => ({ number: 2 * half }),
  );
  return { editing, told };
}

it('reads the document once, and writes one after each change', () => {
  const { editing, told } = begun();
  expect([editing.setting, told]).toEqual([2, []]);
  editing.change(5);
  expect([editing.setting, told]).toEqual([5, [{ number: 10 }]]);
});

it('tells what the hall says of the draft', () => {
  const { editing } = begun();
  expect([editing.faults, editing.openings]).toEqual([FAULTS, ['0,1']]);
});

it('has a chosen piece or a picked place, never both', () => {
  const { editing } = begun();
  const now = () => [editing.chosen, editing.place];
  editing.choose('thor');
  expect(now()).toEqual(['thor', null]);
  editing.pick('0,0');
  expect(now()).toEqual([null, '0,0']);
  editing.choose('loki');
  expect(now()).toEqual(['loki', null]);
});

it('no longer chooses or picks what is chosen or picked again', () => {
  const { editing } = begun();
  for (const act of [editing.choose, editing.pick]) [1, 2].forEach(() => act('thor'));
  expect([editing.chosen, editing.place]).toEqual([null, null]);
});

it('lets go of a piece that has been put somewhere', () => {
  const { editing, told } = begun();
  editing.choose('thor');
  editing.put(3);
  expect([editing.chosen, told]).toEqual([null, [{ number: 6 }]]);
});
