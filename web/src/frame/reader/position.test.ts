import { describe, expect, it } from 'vitest';

import type { Playing } from '../../lib/table/playing';
import { boardCommands, seatsSection, whyNot, type Ask } from './position';

/** A table of two, looked at by a seat or by nobody's. */
const asked = (viewer: number | null, why: object | null = null) =>
  ({
    view: { viewer },
    names: ['Sif', 'Askr'],
    say: (id: string, values?: object) => (values ? `${id} ${JSON.stringify(values)}` : id),
    table: { why: () => Promise.resolve(why) } as unknown as Playing,
  }) as unknown as Ask;

describe('what lies before a seat', () => {
  const { mine, board } = boardCommands((_, seat) => [`board ${seat}`]);

  it('is told of the own seat, and watchers have none', () => {
    expect(mine(asked(1), {})).toEqual(['board 1']);
    expect(mine(asked(null), {})).toEqual(['table-hand-watching']);
  });

  it('is told of whoever is named', () => {
    expect(board(asked(null), { name: 'askr' })).toEqual(['board 1']);
    expect(board(asked(0), { name: 'Ymir' })).toEqual(['reader-nobody {"name":"Ymir"}']);
  });
});

it('the players stand in a table with their points, and with what the game tells of each', () => {
  const seats = [{ display: '3 (tied)' }, { display: '5' }];
  expect(seatsSection(asked(0), seats, ['armies-head'], () => ['4 armies'])).toEqual({
    title: 'table-players',
    table: {
      head: ['reader-player-head', 'reader-points-head', 'armies-head'],
      rows: [
        ['Sif', '3 (tied)', '4 armies'],
        ['Askr', '5', '4 armies'],
      ],
    },
  });
});

describe('why an action may not be done', () => {
  const told = async (action: string | null, why: object | null) =>
    whyNot(asked(0, why), action, ({ message, rules }) => [message, ...rules]);

  it('is told as the game puts it', async () => {
    const why = { legal: false, message: 'too far', rules: ['V-1.2'] };
    expect(await told('lay', why)).toEqual(['too far', 'V-1.2']);
  });

  it('is not told of what may be done, or cannot be asked', async () => {
    expect(await told('lay', { legal: true })).toEqual(['reader-may']);
    expect(await told('lay', null)).toEqual(['reader-not-now']);
    expect(await told(null, { legal: true })).toEqual(['reader-not-now']);
  });
});
