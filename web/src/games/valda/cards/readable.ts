/** Whether all that is written in an element can be seen. */
const isWhole = (words: Element): boolean =>
  words.checkVisibility() && words.scrollHeight <= words.clientHeight + 1;

/** Whether a thing of the table is a card that bears its sentence: it is not explained a second time. */
export const bearsWords = (thing: Element | null): boolean =>
  [...(thing?.querySelectorAll('.card .words') ?? [])].some(isWhole);

export const isReadable = (key: string): boolean =>
  bearsWords(document.querySelector(`main [data-key="${CSS.escape(key)}"]`));
