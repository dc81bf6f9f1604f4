import type { Field } from '../../../frame/lab/editor/field';
import {
  asChoices,
  beside,
  check,
  choice,
  number,
  readings,
  seatChoices,
} from '../../../frame/lab/editor/fields';
import { withRulings } from '../../../lib/readings.svelte';
import { t } from '../../../lib/texts.svelte';
import { numbers } from '../numbers';
import type { Position, Stage } from '../shapes';
import { mapsFor, SET_STAGES, withStage, type Options, type PositionEditing } from './position';

const FLAGS = ['extended', 'excuse'] as const;
const SET_HERE = ['turn', 'stage', 'pending', 'result', 'glories', 'pass_run', 'draw', 'discard'];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A stage in the middle of a plan or a payment can stay. */
function stageChoices(now: Stage): (readonly [Stage, string])[] {
  const found = SET_STAGES.map((stage) => [stage, t(`labvalhalla-stage-${stage}`)] as const);
  const known = SET_STAGES.some((stage) => stage === now);
  return known ? found : [[now, t('labvalhalla-stage-kept')], ...found];
}

/**
 * The fields for the turn, the stage and the options; `setOptions` changes everything that depends on them.
 */
export function courseFields(
  { setting: position, faults, change }: PositionEditing,
  setOptions: (more: Partial<Options>) => void,
): Field[] {
  const { options } = position;
  const { maps, most } = numbers.all;
  const set = (more: Partial<Position>) => change({ ...position, ...more });
  const decks = range(mapsFor(options.players).decks, most.decks);
  return [
    choice('lab-turn', position.turn, seatChoices(position.players), (turn) => set({ turn })),
    choice('labvalhalla-stage', position.stage, stageChoices(position.stage), (stage) =>
      change(withStage(position, stage)),
    ),
    number('labvalhalla-glories', position.glories, most.glories, (glories) => set({ glories })),
    number('labvalhalla-passes', position.pass_run, most.pass_run, (pass_run) => set({ pass_run })),
    beside(faults, SET_HERE),
    choice('lab-players', options.players, asChoices(maps.map((one) => one.players)), (players) =>
      setOptions({ players }),
    ),
    choice('valhalla-option-decks', options.decks, asChoices(decks), (count) =>
      setOptions({ decks: count }),
    ),
    number(
      'valhalla-option-target',
      options.target,
      most.target,
      (target) => setOptions({ target }),
      { least: 1 },
    ),
    number(
      'valhalla-option-glory-cap',
      options.glory_cap,
      most.glory_cap,
      (cap) => setOptions({ glory_cap: cap }),
      { least: 1 },
    ),
    ...FLAGS.map((flag) =>
      check(`valhalla-option-${flag}`, options[flag], (on) => setOptions({ [flag]: on })),
    ),
    readings('valhalla', options.rulings ?? [], (picked) =>
      set({ options: withRulings(options, picked) }),
    ),
    beside(faults, ['options', 'game', 'version', 'rng']),
  ];
}
