/** A paragraph: the ids of its rules, and the names of its examples. */
export interface Paragraph {
  rules: string[];
  examples: string[];
  /** The id of its text, where it tells no rule. */
  text?: string;
}

/** A line of a list: its text's id, its own place if it has one, and the rules that it is about. */
export interface Line {
  id: string;
  anchor?: string;
  rules: string[];
}

/** A question with its answer, which is about these rules, and boards that show it, with their caption. */
export interface Question {
  id: string;
  rules: string[];
  examples: string[];
  caption: string;
}

/** `more`: lines that follow as a list; `pieces`: whether the game's component about its pieces is here. */
export interface Section {
  id: string;
  paragraphs: Paragraph[];
  more?: Line[];
  pieces?: boolean;
  questions?: Question[];
}

/** One paragraph: "V-4.1 V-4.2" and, after a colon, "one,two", its examples; or, after "=", its text. */
function paragraph(text: string): Paragraph {
  if (text.startsWith('=')) return { rules: [], examples: [], text: text.slice(1) };
  const [rules = '', examples] = text.split(':');
  return { rules: rules.split(' '), examples: examples?.split(',') ?? [] };
}
/** Questions in the form of paragraphs: "V-6.7:faq-1". Their boards' caption may tell the points. */
export const questions = (texts: string[], caption = 'lab-rules-board'): Question[] =>
  texts.map((text, at) => ({ id: `faq-${at + 1}`, caption, ...paragraph(text) }));
export const section = (id: string, texts: string[], more: Partial<Section> = {}): Section => ({
  id,
  paragraphs: texts.map(paragraph),
  ...more,
});
export const listed = (prefix: string, count: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${prefix}-${at + 1}`, rules: [] }));
/** Rulings, each with the rules that it decides; under a chapter each has an id of its own. */
export const rulings = (about: string[], chapter?: string): Line[] =>
  about.map((rules, at) => ({
    id: `ruling-${at + 1}`,
    rules: rules.split(' '),
    ...(chapter ? { anchor: `${chapter}.${at + 1}` } : {}),
  }));
