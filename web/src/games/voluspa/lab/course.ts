import type { Field } from '../../../frame/lab/editor/field';
import {
  asChoices,
  beside,
  check,
  choice,
  group,
  number,
  readings,
  seatChoices,
} from '../../../frame/lab/editor/fields';
import { t } from '../../../lib/texts.svelte';
import { KINDS } from '../look';
import { numbers } from '../numbers';
import { pieces } from '../pieces.svelte';
import { chainCells, PHASES, withPlayers, type PositionEditing, type Setting } from './position';

const SETS = ['edda', 'bolt', 'order'];
const SET_HERE = ['turn', 'phase', 'deck', 'options', 'removed', 'known', 'first', 'events'];

/** The choice of tile kinds, set by set. */
function setFields(setting: Setting, set: (more: Partial<Setting>) => void): Field {
  const fields = SETS.map((name) => {
    const kinds = pieces.all.filter((row) => row.set === name).map((row) => row.code);
    const has = kinds.length > 0 && kinds.every((code) => setting.kinds.includes(code));
    return check(`lab-set-${name}`, has, (on) =>
      set({
        kinds: KINDS.filter((code) => (kinds.includes(code) ? on : setting.kinds.includes(code))),
      }),
    );
  });
  const late = check('voluspa-option-no-late-hel', setting.noLateHel, (on) =>
    set({ noLateHel: on }),
  );
  return group('lab-sets', [...fields, late]);
}

/** The fields for the turn, the phase and the options. */
export function courseFields({ setting, faults, change }: PositionEditing): Field[] {
  const set = (more: Partial<Setting>) => change({ ...setting, ...more });
  const { players, tiles } = numbers.all;
  const chain = chainCells(setting, pieces.all);
  const names = KINDS.map((code) => [code, t(`voluspa-tile-${code}`)] as const);
  return [
    choice('lab-players', setting.players, asChoices(players), (count) =>
      change(withPlayers(setting, count)),
    ),
    choice('lab-turn', setting.turn, seatChoices(setting.hands), (turn) => set({ turn })),
    choice(
      'lab-phase',
      setting.phase,
      PHASES.map((phase) => [phase, t(`lab-phase-${phase}`)]),
      (phase) => set({ phase }),
    ),
    ...(chain.length > 0
      ? [
          choice(
            `lab-on-${setting.phase}`,
            setting.on ?? chain[0] ?? '',
            chain.map((cell) => [cell, cell]),
            (on) => set({ on }),
          ),
        ]
      : []),
    ...(setting.phase === 'raven'
      ? [
          choice<string | null>(
            'lab-under',
            setting.under,
            [[null, t('lab-under-nothing')], ...names],
            (under) => set({ under }),
          ),
        ]
      : []),
    number('lab-deck', setting.deck, tiles, (deck) => set({ deck })),
    setFields(setting, set),
    readings('voluspa', setting.rulings, (rulings) => set({ rulings })),
    beside(faults, SET_HERE),
  ];
}
