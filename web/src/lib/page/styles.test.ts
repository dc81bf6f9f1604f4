import { expect, it } from 'vitest';

import { watchStyles } from './styles';

const failing = (rel: string, replaced: unknown[]) => {
  const link = {
    rel,
    href: 'a.css',
    cloneNode: () => 'again',
    replaceWith: replaced.push.bind(replaced),
  };
  return Object.defineProperty(new Event('error'), 'target', { value: link });
};

it('asks again for a style sheet, later each time, and not for ever', () => {
  const page = new EventTarget();
  const [waits, replaced]: [number[], unknown[]] = [[], []];
  watchStyles(page, (task, ms) => {
    waits.push(ms);
    task();
  });
  page.dispatchEvent(failing('icon', replaced));
  expect(replaced).toEqual([]);
  for (let at = 0; at < 9; at += 1) page.dispatchEvent(failing('stylesheet', replaced));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16000]);
  expect(replaced).toHaveLength(6);
});
