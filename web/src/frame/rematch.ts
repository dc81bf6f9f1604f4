import type { NewTable, TableView } from '../lib/wire';

/** A new table with the same game, options and seats. */
export function rematchOf(view: Pick<TableView, 'game' | 'options' | 'seats'>): NewTable {
  // The hall counts the players by the seats, and the kinds by the set.
  const { players: _players, kinds, ...rest } = view.options;
  return {
    game: view.game,
    options: rest['set'] === 'custom' ? { ...rest, kinds } : rest,
    seats: view.seats.map((seat) =>
      seat.kind === 'bot'
        ? { kind: 'bot', bot: seat.bot ?? '' }
        : { kind: 'human', name: seat.name },
    ),
  };
}
