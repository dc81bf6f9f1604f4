import type { Face } from '../games/face';
import type { NewTable, TableView } from '../lib/wire';

/** A new table with the same game, options and seats. */
export function rematchOf(
  view: Pick<TableView, 'game' | 'options' | 'seats'>,
  face: Pick<Face, 'askFor'>,
): NewTable {
  return {
    game: view.game,
    options: face.askFor(view.options),
    seats: view.seats.map((seat) =>
      seat.kind === 'bot'
        ? { kind: 'bot', bot: seat.bot ?? '' }
        : { kind: 'human', name: seat.name },
    ),
  };
}
