import { render } from 'svelte/server';
import { beforeEach, describe, expect, it } from 'vitest';

import { t, texts } from '../../../lib/texts.svelte';
import { asChoices, beside, check, choice, group, number, several } from './fields';
import type { Field } from './field';
import Fields from './Fields.svelte';

beforeEach(() => texts.need('lab'));

/** Simulates a user's change of a field. */
const change = (field: Field, to: unknown) =>
  (field.props['onChange'] as (value: unknown) => void)(to);
const html = (...fields: Field[]) => render(Fields, { props: { fields } }).body;

describe('a choice', () => {
  it.each([
    [2, asChoices([2, 3]), '3', 3],
    [
      'a',
      [
        ['a', 'A'],
        ['b', 'B'],
      ] as const,
      'b',
      'b',
    ],
    [
      'a',
      [
        [null, 'nobody'],
        ['a', 'A'],
      ] as const,
      '',
      null,
    ],
  ])('of %j gives a value as it is, and not as text', (value, choices, text, wanted) => {
    const got: unknown[] = [];
    const field = choice<string | number | null>('lab-turn', value, choices, (one) =>
      got.push(one),
    );
    change(field, text);
    change(field, 'what nobody offers');
    expect(got).toEqual([wanted]);
  });

  it('shows what is chosen and what it is called', () => {
    const shown = html(choice('lab-turn', 3, asChoices([2, 3]), () => undefined));
    expect(shown).toContain(t('lab-turn'));
    expect(shown).toMatch(/<option value="3"[^>]*selected/);
  });
});

it('a number shows its bounds, and of whom it is where its label does not say', () => {
  const shown = html(
    number('lab-score', 7, 9, () => undefined, { least: 1, name: 'Score of Sif' }),
  );
  for (const part of ['min="1"', 'max="9"', 'value="7"', 'aria-label="Score of Sif"'])
    expect(shown).toContain(part);
});

it('several things are chosen one by one, the newest one last', () => {
  const got: string[][] = [];
  const all = [
    ['a', 'Ask'],
    ['b', 'Bor'],
    ['c', 'Ymir'],
  ] as const;
  const field = several('lab-sets', ['c', 'b'], all, (chosen) => got.push(chosen));
  const [first, second] = field.props['fields'] as Field[];
  change(first!, true);
  change(second!, false);
  expect(got).toEqual([['c', 'b', 'a'], ['c']]);
  const shown = html(field);
  expect(shown).toContain(`<legend>${t('lab-sets')}</legend>`);
  expect(shown.match(/checked/g)).toHaveLength(2);
});

it('a group shows its fields below its heading', () => {
  const shown = html(group('lab-sets', [check('lab-set-edda', true, () => undefined)]));
  expect(shown.indexOf(t('lab-sets'))).toBeLessThan(shown.indexOf(t('lab-set-edda')));
});

it('faults stand beside their fields', () => {
  const faults = [
    { field: 'turn', message: 'is 9' },
    { field: 'deck', message: 'is short' },
  ];
  const shown = html(beside(faults, ['turn']));
  expect(shown).toContain('is 9');
  expect(shown).not.toContain('is short');
});
