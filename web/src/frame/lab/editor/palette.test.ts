import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';

import Palette from './Palette.svelte';

const KINDS = [
  { id: 'thor', label: 'Thor, 3 left', left: 3 },
  { id: 'loki', label: 'Loki, 0 left', left: 0, disabled: true },
];
const base = {
  label: 'Tiles',
  hint: 'Choose one',
  look: 'tiles',
  chosen: null as string | null,
  actions: [] as { name: string; disabled?: boolean; run: () => void }[],
  piece: createRawSnippet((id: () => string) => ({ render: () => `<b>${id()}</b>` })),
  onChoose: () => undefined,
};
const html = (props: object) =>
  render(Palette, { props: { ...base, groups: [{ id: 'all', kinds: KINDS }], ...props } }).body;
/** The start tags of the buttons. */
const buttons = (shown: string) => shown.match(/<button[^>]*>/g) ?? [];

it('names each kind with what is left, which is drawn but not read out twice', () => {
  const [thor, loki] = buttons(html({}));
  expect(thor).toContain('aria-label="Thor, 3 left"');
  expect(thor).not.toContain('disabled');
  expect(loki).toContain('disabled');
  expect(html({})).toMatch(/aria-hidden="true">3</);
});

it('tells which kind is chosen', () => {
  const [thor, loki] = buttons(html({ chosen: 'thor' }));
  expect([thor, loki].map((tag) => /aria-pressed="(\w+)"/.exec(tag ?? '')?.[1])).toEqual([
    'true',
    'false',
  ]);
});

it('shows kinds without a group at once, and those of a group where that is opened', () => {
  expect(html({})).not.toContain('<details');
  const groups = [
    { id: 'a', name: 'Aesir', open: true, about: '5 cards', kinds: KINDS },
    { id: 'v', name: 'Vanir', kinds: [] },
  ];
  const shown = html({ groups });
  expect(shown.match(/<details open/g)).toHaveLength(1);
  expect(shown.match(/<details/g)).toHaveLength(2);
  expect(shown).toContain('5 cards');
});

it('groups what can be done with a chosen piece under its name', () => {
  const actions = [{ name: 'On top', run: () => undefined }];
  const shown = html({ chosen: 'thor', picked: 'Thor', about: 'Thor: in the pile', actions });
  expect(shown).toMatch(/role="group" aria-label="Thor"/);
  expect(shown).toContain('Thor: in the pile');
  expect(html({ actions })).not.toContain('role="group"');
  expect(html({})).not.toContain('On top');
});
