import type { PositionDocument } from '../../lib/hall/wire';
import type { Paragraph, Section } from './sections';

/** A position, what is done there, and the points that each action brings. */
export interface Example {
  document: PositionDocument;
  actions: string[];
  points: number[];
}

const SECTIONS = import.meta.glob<Section[]>('/src/games/*/help/rules.ts', {
  eager: true,
  import: 'sections',
});
const EXAMPLES = import.meta.glob<Record<string, Example>>('/src/games/*/help/examples.json', {
  eager: true,
  import: 'default',
});

/** The rules page of a game; undefined where it has none. */
export const sectionsOf = (game: string): Section[] | undefined =>
  SECTIONS[`/src/games/${game}/help/rules.ts`];

export const examplesOf = (game: string): Record<string, Example> =>
  EXAMPLES[`/src/games/${game}/help/examples.json`] ?? {};

export const exampleOf = (game: string, name: string): Example | null =>
  examplesOf(game)[name] ?? null;

/** The text of a paragraph: the id of its first rule, as catalogues write it. */
export const textOf = (game: string, { rules, text }: Paragraph): string =>
  `rules${game}-${text ?? (rules[0] ?? '').replaceAll('.', '-')}`;
