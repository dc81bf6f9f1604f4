import { expect, it } from 'vitest';

import type { Say } from './texts.svelte';
import { speakForms, wordsOf } from './validity';

const say: Say = (id, args = {}) => `${id} ${JSON.stringify(args)}`;

function fieldWith(wrong: Partial<ValidityState>, limits: Record<string, string> = {}) {
  const field = {
    validity: { valid: Object.keys(wrong).length === 0, ...wrong },
    said: '',
    getAttribute: (name: string) => limits[name] ?? null,
    setCustomValidity(words: string) {
      field.said = words;
    },
  };
  return field;
}
const told = (...of: Parameters<typeof fieldWith>) =>
  wordsOf(say, fieldWith(...of) as unknown as HTMLInputElement);

it('has words for what a browser would complain of', () => {
  expect(told({})).toBe('');
  expect(told({ valueMissing: true })).toBe('form-missing {}');
  expect(told({ tooShort: true }, { minlength: '8' })).toBe('form-short {"least":8}');
  const limits = { min: '1', max: '90' };
  expect(told({ rangeOverflow: true }, limits)).toBe('form-range {"least":"1","most":"90"}');
  expect(told({ badInput: true })).toBe('form-wrong {}');
});

it('says them instead of the browser, and takes them back with the next letter', () => {
  const listeners = new Map<string, (event: Event) => void>();
  const root = {
    addEventListener: (kind: string, listen: (event: Event) => void) => listeners.set(kind, listen),
  };
  speakForms(say, root as unknown as EventTarget);
  const field = fieldWith({ valueMissing: true });
  listeners.get('invalid')?.({ target: field } as unknown as Event);
  expect(field.said).toBe('form-missing {}');
  listeners.get('input')?.({ target: field } as unknown as Event);
  expect(field.said).toBe('');
});
