import { expect, it } from 'vitest';

import { watchStyles } from './styles';

const failing = (rel: string, replaced: unknown[], type = 'error', rules = 0) => {
  const link = {
    rel,
    sheet: { cssRules: Array(rules) },
    href: 'a.css',
    cloneNode: () => 'again',
    replaceWith: replaced.push.bind(replaced),
  };
  return Object.defineProperty(new Event(type), 'target', { value: link });
};

it('asks again for a style sheet, later each time, until it is there', () => {
  const page = new EventTarget();
  const [waits, replaced]: [number[], unknown[]] = [[], []];
  watchStyles(page, (task, ms) => {
    waits.push(ms);
    task();
  });
  page.dispatchEvent(failing('icon', replaced));
  expect(replaced).toEqual([]);
  for (let at = 0; at < 9; at += 1) page.dispatchEvent(failing('stylesheet', replaced));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16000, 16000, 16000, 16000]);
  expect(replaced).toHaveLength(9);
});

it('asks again for a style sheet in whose place something else came', () => {
  const page = new EventTarget();
  const replaced: unknown[] = [];
  watchStyles(page, (task) => task());
  page.dispatchEvent(failing('stylesheet', replaced, 'load', 3));
  expect(replaced).toEqual([]);
  page.dispatchEvent(failing('stylesheet', replaced, 'load'));
  expect(replaced).toEqual(['again']);
});
