import { describe, expect, it } from 'vitest';

import { faultsAt } from './fault-paths';

const FAULTS = ['', 'players', 'players.1', 'players.1.hand', 'players.10', 'document.turn'].map(
  (field) => ({ field, message: field }),
);
const at = (...fields: string[]) => faultsAt(FAULTS, fields).map(({ field }) => field);

describe('the faults beside a field', () => {
  it('are those of the field and of what is in it', () => {
    expect(at('players.1')).toEqual(['players.1', 'players.1.hand']);
    expect(at('players')).toHaveLength(4);
  });

  it('are found by their place in the document, too', () => {
    expect(at('turn', 'phase')).toEqual(['document.turn']);
  });
});
