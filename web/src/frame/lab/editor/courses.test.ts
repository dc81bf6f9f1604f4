import { describe, expect, it } from 'vitest';

import { courseFields as valda } from '../../../games/valda/lab/course';
import { numbers as valdaNumbers } from '../../../games/valda/numbers';
import { PHASES as VALDA_PHASES, type Position as Valda } from '../../../games/valda/shapes';
import { courseFields as valhalla } from '../../../games/valhalla/lab/course';
import { numbers as valhallaNumbers } from '../../../games/valhalla/numbers';
import type { Position as Valhalla } from '../../../games/valhalla/shapes';
import { courseFields as voluspa } from '../../../games/voluspa/lab/course';
import { PHASES as VOLUSPA_PHASES, settingOf } from '../../../games/voluspa/lab/position';
import { numbers as voluspaNumbers } from '../../../games/voluspa/numbers';
import type { Position as Voluspa } from '../../../games/voluspa/shapes';
import { constantsOf, positionsOf } from '../../../lib/testing/positions';
import { Editing } from './editing.svelte';
import type { Field } from './field';

valdaNumbers.found = constantsOf('valda');
valhallaNumbers.found = constantsOf('valhalla');
voluspaNumbers.found = constantsOf('voluspa');

/** An editor of a position. */
const of = <Setting>(setting: Setting) =>
  new Editing(
    { document: {}, faults: [], openings: [], set: () => undefined },
    () => setting,
    () => ({}) as never,
  );
const [book] = Object.values(valdaNumbers.all.books);
const COURSES: Record<string, Field[][]> = {
  valda: positionsOf<Valda>('valda').flatMap((position) =>
    [...VALDA_PHASES, 'over' as const].map((phase) => {
      const options = { ...position.options, rulings: ['area-opens-at-one-loss'] };
      return valda(of<Valda>({ ...position, phase, options }), book!.limits, book!.rounds);
    }),
  ),
  valhalla: positionsOf<Valhalla>('valhalla').map((position) =>
    valhalla(of(position), () => undefined),
  ),
  voluspa: positionsOf<Voluspa>('voluspa').flatMap((position) =>
    VOLUSPA_PHASES.map((phase) => voluspa(of({ ...settingOf(position), phase }))),
  ),
};

describe.each(Object.entries(COURSES))('the course of %s', (_, courses) => {
  it('has a key of its own for each field, in every phase', () => {
    const inner = courses.flat().flatMap(({ props }) => [(props['fields'] ?? []) as Field[]]);
    for (const fields of [...courses, ...inner]) {
      const keys = fields.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('offers what is so already in every choice, and keeps numbers within their bounds', () => {
    for (const { key, props } of courses.flat()) {
      const choices = props['choices'] as [string, string][] | undefined;
      if (choices)
        expect(
          choices.map(([one]) => one),
          key,
        ).toContain(props['value']);
      if ('most' in props) {
        expect(props['value'], key).toBeLessThanOrEqual(props['most'] as number);
        expect(props['value'], key).toBeGreaterThanOrEqual((props['least'] as number) ?? 0);
      }
    }
  });
});
