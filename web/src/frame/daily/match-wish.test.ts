import { expect, it } from 'vitest';

import { steadyBot } from './match-wish';

it('begins with the strongest bot that answers everybody alike', () => {
  const bots = [
    { name: 'random', about: '', steady: true },
    { name: 'greedy', about: '', steady: true },
    { name: 'search-1', about: '', steady: false },
  ];
  expect(steadyBot({ bots })).toBe('greedy');
  expect(steadyBot({ bots: [] })).toBe('');
});
