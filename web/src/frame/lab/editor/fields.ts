import Check from '../../fields/Check.svelte';
import ReadingsChoice from '../../readings/ReadingsChoice.svelte';
import type { DocumentFault } from '../../../lib/hall/wire';
import { t } from '../../../lib/texts.svelte';
import Beside from './Beside.svelte';
import Choose from './Choose.svelte';
import type { Field } from './field';
import Group from './Group.svelte';
import { toggled } from './lists';
import NumberBox from './NumberBox.svelte';

const field = <Props>(
  key: string,
  Part: (internals: never, props: Props) => object,
  props: Props,
) => ({ key, Part, props }) as unknown as Field;

/** Values with their labels. */
type Choices<V> = readonly (readonly [V, string])[];

const textOf = (value: string | number | null): string => String(value ?? '');

/** One of several values. The label of a field is the text with its id. */
export const choice = <V extends string | number | null>(
  id: string,
  value: V,
  choices: Choices<V>,
  set: (value: V) => void,
): Field =>
  field(id, Choose, {
    label: t(id),
    value: textOf(value),
    choices: choices.map(([one, name]) => [textOf(one), name] as const),
    onChange: (text: string) => {
      const found = choices.find(([one]) => textOf(one) === text);
      if (found) set(found[0]);
    },
  });

/** Numbers as choices. */
export const asChoices = (numbers: readonly number[]): Choices<number> =>
  numbers.map((number) => [number, String(number)]);

/** A whole number within bounds; `name` where the label alone does not say of whom. */
export const number = (
  id: string,
  value: number,
  most: number,
  set: (value: number) => void,
  more: { least?: number; name?: string } = {},
): Field => field(id, NumberBox, { label: t(id), value, most, onChange: set, ...more });

/** A yes-or-no field. */
export const check = (id: string, checked: boolean, set: (on: boolean) => void, label = t(id)) =>
  field(id, Check, { label, checked, onChange: set });

/** Fields below a heading. */
export const group = (id: string, fields: readonly Field[]): Field =>
  field(id, Group, { legend: t(id), fields });

/** Any of several values: `set` gets those that are chosen, the newest one last. */
export const several = <V extends string>(
  id: string,
  chosen: readonly V[],
  choices: Choices<V>,
  set: (chosen: V[]) => void,
): Field =>
  field(id, Group, {
    legend: t(id),
    fields: choices.map(([one, name]) =>
      check(one, chosen.includes(one), (on) => set(toggled(chosen, one, on)), name),
    ),
    wide: true,
  });

/** The faults of these fields of the document, including everything inside them. */
export const beside = (faults: readonly DocumentFault[], at: readonly string[]): Field =>
  field(`faults-${at[0]}`, Beside, { faults, at });

/** The choice of the readings of the rules. */
export const readings = (
  game: string,
  picked: readonly string[],
  set: (picked: string[]) => void,
): Field => field('readings', ReadingsChoice, { game, picked, onChange: set });

export const seatName = (seat: number): string => t('lab-seat', { number: seat + 1 });

/** All seats as choices. */
export const seatChoices = (seats: readonly unknown[]): Choices<number> =>
  seats.map((_, seat) => [seat, seatName(seat)]);
