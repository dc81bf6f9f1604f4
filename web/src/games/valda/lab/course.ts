import type { Field } from '../../../frame/lab/editor/field';
import {
  asChoices,
  beside,
  check,
  choice,
  number,
  readings,
  seatChoices,
  several,
} from '../../../frame/lab/editor/fields';
import { t } from '../../../lib/texts.svelte';
import { numbers } from '../numbers';
import { GODS, LETTERS, PHASES, type Letter, type Limits, type Phase, type Res } from '../shapes';
import { godName } from '../words/words';
import {
  OPENS,
  withCourse,
  withOpened,
  withPlayers,
  withReadings,
  withVariant,
  type PositionEditing,
} from './position';

const FLAGS = ['turnaround', 'race'] as const;
/** The numbers that are set beside each phase. */
const FIGURES: Partial<Record<Phase, readonly ('actions' | 'builds' | 'build_limit')[]>> = {
  game: ['actions'],
  build: ['builds', 'build_limit'],
};
const USES = ['thor3', 'thor2', 'odin2', 'odin3', 'loki'] as const;
const SET_HERE = [
  'round',
  'start',
  'active',
  'turns',
  'phase',
  'actions',
  'builds',
  'build_limit',
  'used',
  'received',
  'lent',
  'pending',
  'attack',
  'roll',
  'building',
  'winner',
];

const gods = () => GODS.map((god) => [god, godName(t, god)] as const);

/** The fields that belong to one phase only. */
function phaseFields({ setting: position, change }: PositionEditing): Field[] {
  const { phase, used } = position;
  const { most, uses } = numbers.all;
  const letters = Object.entries(LETTERS) as [Letter, Res][];
  return [
    ...(FIGURES[phase] ?? []).map((figure) =>
      number(`labvalda-${figure.replace('_', '-')}`, position[figure], most[figure], (value) =>
        change({ ...position, [figure]: value }),
      ),
    ),
    ...(phase === 'followers' ? USES : []).map((use) =>
      number(`labvalda-used-${use}`, used[use], uses[use], (value) =>
        change({ ...position, used: { ...used, [use]: value } }),
      ),
    ),
    ...(phase === 'resource'
      ? [
          several(
            'labvalda-received',
            position.received,
            letters.map(([letter, res]) => [letter, t(`valda-res-${res}`, { n: 1 })]),
            (received) => change({ ...position, received }),
          ),
        ]
      : []),
  ];
}

/** The fields for the turn, the phase and the options. */
export function courseFields(editing: PositionEditing, limits: Limits, rounds: number): Field[] {
  const { setting: position, faults, change } = editing;
  const { phase, players, options } = position;
  const seats = seatChoices(players);
  const rulings = options.rulings ?? [];
  const set = (more: Parameters<typeof withCourse>[2]) =>
    change(withCourse(position, limits, more));
  // A finished game can stay finished.
  const phases = [...PHASES, ...(phase === 'over' ? [phase] : [])];
  return [
    choice('lab-turn', position.active, seats, (active) => set({ active })),
    choice(
      'lab-phase',
      phase,
      phases.map((one) => [one, t(`valda-phase-${one}`)]),
      (one) => set({ phase: one }),
    ),
    choice(
      'labvalda-round',
      position.round,
      asChoices(Array.from({ length: rounds }, (_, at) => at + 1)),
      (round) => set({ round }),
    ),
    choice('valda-option-first', position.start, seats, (start) => set({ start })),
    ...phaseFields(editing),
    several('labvalda-lent', position.lent, gods(), (lent) => change({ ...position, lent })),
    beside(faults, SET_HERE),
    choice('lab-players', players.length, asChoices(numbers.all.players), (count) =>
      change(withPlayers(position, limits, count)),
    ),
    ...FLAGS.map((flag) =>
      check(`valda-option-${flag}`, options[flag], (on) =>
        change(withVariant(position, limits, flag, on)),
      ),
    ),
    readings('valda', rulings, (picked) => change(withReadings(position, picked))),
    ...(rulings.includes(OPENS)
      ? [
          several('labvalda-opened', position.opened ?? [], gods(), (opened) =>
            change(withOpened(position, opened)),
          ),
        ]
      : []),
    beside(faults, ['options', 'opened', 'game', 'rng', 'forced']),
  ];
}
