import { describe, expect, it } from 'vitest';

import type { ReviewedGame, Trends } from './asking';
import { changeText, eachOf, figure, rangeText, verdictText } from './telling';

const say = (id: string, args = {}) => `${id} ${JSON.stringify(args)}`;
const trends = (value: number | null, surely: boolean) =>
  ({ change: value === null ? null : { value, range: 0.25 }, surely }) as Trends;

describe('what is told of many games', () => {
  it('is a figure of the language, without a nought below nought', () => {
    expect(figure('de', 1.25, 2)).toBe('1,25');
    expect(figure('en', 2, 1, true)).toBe('+2.0');
    expect(figure('en', -0.01, 1, true)).toBe('0.0');
  });

  it('has a range only where there is one', () => {
    expect(rangeText(say, 'en', { value: 1, range: null }, 1)).toBe('');
    expect(rangeText(say, 'en', { value: 1, range: 0.5 }, 1)).toBe('trends-range {"range":"0.5"}');
  });

  it('claims no lead within the noise, and none of a few games', () => {
    expect(verdictText(say, { value: 9, range: null }, 5)).toBe('trends-few {"n":5}');
    expect(verdictText(say, { value: 2, range: 2 }, 5)).toBe('trends-lead-even {}');
    expect(verdictText(say, { value: 2.1, range: 2 }, 5)).toBe('trends-lead-ahead {}');
    expect(verdictText(say, { value: -2.1, range: 2 }, 5)).toBe('trends-lead-behind {}');
  });

  it('claims a change only where the hall is sure', () => {
    expect(changeText(say, 'en', trends(null, false))).toBe('');
    expect(changeText(say, 'en', trends(-0.2, false))).toBe('trends-same {}');
    expect(changeText(say, 'en', trends(-0.5, true))).toMatch(/^trends-less .*-0\.50/);
    expect(changeText(say, 'en', trends(0.5, true))).toMatch(/^trends-more .*\+0\.50/);
  });

  it('divides by decisions, where there were any', () => {
    expect(eachOf({ decisions: 4, missed: 2 } as ReviewedGame)).toBe(0.5);
    expect(eachOf({ decisions: 0, missed: 0 } as ReviewedGame)).toBe(0);
  });
});
