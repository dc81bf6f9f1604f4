import type { Term } from '../../games/ui';
import { manifestOf } from '../../games';
import type { Say } from '../../lib/texts.svelte';
import type { RatedRules, TableRow } from '../../lib/hall/wire';
import { botName } from './bots';
import { coverTerms, timeTerms } from '../time/terms';

type Carded = Pick<
  TableRow,
  'game' | 'options' | 'visibility' | 'watch' | 'rated' | 'clock' | 'absence' | 'takeover' | 'cover'
> & {
  seats: readonly unknown[];
};

/** A text about rated games with its numbers; nothing before the hall has told them. */
export function ratedWords(say: Say, id: string, rules: RatedRules | undefined): string {
  return rules ? say(id, { actions: rules.actions, games_a_day: rules.games_a_day }) : '';
}

/** Whether a table's result counts, and when: shown before you sit down. */
export function ratedTerm(say: Say, rated: boolean, rules: RatedRules | undefined): Term {
  const value = rated
    ? `${say('card-rated-yes')} ${ratedWords(say, 'rated-rules', rules)}`.trim()
    : say('card-rated-no');
  return { name: say('card-rated'), value };
}

/** All that is agreed on at a table, in words: what its card shows. */
export function cardTerms(say: Say, table: Carded, rules?: RatedRules): Term[] {
  return [...gameTerms(say, table), ...formTerms(say, table), ratedTerm(say, table.rated, rules)];
}

const gameTerms = (say: Say, table: Carded): Term[] => [
  { name: say('card-game'), value: say(`hall-game-${table.game}`) },
  { name: say('card-players'), value: String(table.seats.length) },
  ...manifestOf(table.game).terms(say, table.options),
];

/** How a table is played, whatever the game: its clock, and who finds and watches it. */
const formTerms = (say: Say, table: Carded): Term[] => [
  ...timeTerms(say, table),
  ...coverTerms(say, table.cover),
  { name: say('card-find'), value: say(`card-find-${table.visibility}`) },
  { name: say('card-watch'), value: say(`card-watch-${table.watch}`) },
];

/** The terms that an invited player looks at: those of the game, and whether it counts. */
export const invitedTerms = (say: Say, table: Carded, rules?: RatedRules): Term[] => [
  ...gameTerms(say, table),
  ratedTerm(say, table.rated, rules),
];

/** All other terms in one line. */
export const otherTerms = (say: Say, table: Carded): string =>
  formTerms(say, table)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ');

interface Chip {
  seat: number;
  name: string;
  note: string;
  free: boolean;
}

/** A short text for each seat of a table: who sits there. */
export function seatChips(
  say: Say,
  seats: readonly TableRow['seats'][number][],
  names: readonly string[],
): Chip[] {
  return seats.map((seat, index) => ({
    seat: index,
    name: names[index] ?? '',
    note:
      seat.kind === 'bot'
        ? say('table-bot', { level: botName(say, seat.bot ?? '') })
        : seat.mine
          ? say('table-you')
          : '',
    free: seat.kind === 'human' && !seat.taken && !seat.kept,
  }));
}
