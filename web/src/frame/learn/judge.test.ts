import { describe, expect, it } from 'vitest';

import type { Choice, LessonTask } from '../../lib/hall/wire';
import { explains, solves } from './judge';

const TASK: LessonTask = {
  kind: 'play',
  actions: [],
  piece: '',
  least: 0,
  best: false,
  rule: '',
  answer: '',
  points: 0,
};
const CHOICES = [
  { action: 'Od@1,0', type: 'play', piece: 'Od', points: 4 },
  { action: 'Od@0,1', type: 'play', piece: 'Od', points: 2 },
  { action: 'Th@1,0', type: 'play', piece: 'Th', points: 6 },
] as unknown as Choice[];

describe('whether an action solves a task', () => {
  it('takes what is named, whatever it brings', () => {
    const task = { ...TASK, actions: ['Od@0,1'] };
    expect(solves(task, CHOICES, 'Od@0,1')).toBe(true);
    expect(solves(task, CHOICES, 'Th@1,0')).toBe(false);
  });

  it('takes whatever brings enough', () => {
    const task = { ...TASK, least: 4 };
    expect(CHOICES.map((choice) => solves(task, CHOICES, choice.action))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('takes the best of all only', () => {
    const task = { ...TASK, best: true };
    expect(solves(task, CHOICES, 'Th@1,0')).toBe(true);
    expect(solves(task, CHOICES, 'Od@1,0')).toBe(false);
  });

  it('counts only the piece that is asked for', () => {
    const task = { ...TASK, best: true, piece: 'Od' };
    expect(solves(task, CHOICES, 'Od@1,0')).toBe(true);
    expect(solves(task, CHOICES, 'Th@1,0')).toBe(false);
  });

  it('takes nothing that is not offered, and nothing where nothing is to be done', () => {
    expect(solves({ ...TASK, least: 0 }, CHOICES, 'Lo@9,9')).toBe(false);
    expect(solves({ ...TASK, kind: 'look' }, CHOICES, 'Th@1,0')).toBe(false);
    expect(solves({ ...TASK, kind: 'why' }, CHOICES, 'Th@1,0')).toBe(false);
  });

  it('knows the reason that was looked for', () => {
    const task: LessonTask = { ...TASK, kind: 'why', rule: 'V-5.3' };
    expect(explains(task, ['V-5.4', 'V-5.3'])).toBe(true);
    expect(explains(task, ['V-4.3'])).toBe(false);
    expect(explains(TASK, ['V-5.3', ''])).toBe(false);
  });
});
