import type { Say } from './texts.svelte';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The message for a field that cannot be sent. */
export function wordsOf(say: Say, field: Field): string {
  const { valid, valueMissing, tooShort, rangeUnderflow, rangeOverflow } = field.validity;
  const limit = (name: string) => field.getAttribute(name) ?? '';
  if (valid) return '';
  if (valueMissing) return say('form-missing');
  if (tooShort) return say('form-short', { least: Number(limit('minlength')) });
  if (rangeUnderflow || rangeOverflow)
    return say('form-range', { least: limit('min'), most: limit('max') });
  return say('form-wrong');
}

/** Shows the message in the page's language; a browser would use its own. */
export function speakForms(say: Say, root: EventTarget): void {
  const forget = (event: Event) => {
    const field = event.target as Field;
    if ('setCustomValidity' in field) field.setCustomValidity('');
    return field;
  };
  root.addEventListener('input', forget, true);
  root.addEventListener(
    'invalid',
    (event) => {
      const field = forget(event);
      field.setCustomValidity(wordsOf(say, field));
    },
    true,
  );
}
