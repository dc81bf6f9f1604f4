import type { PositionDocument } from '../../lib/hall/wire';
import type { Paragraph, Section } from './sections';

/** Actions in a position, and the points that each of them brings. */
interface Played {
  actions: string[];
  points: number[];
}

/** An example by the default rules, and what is different by each reading that changes it. */
export interface Example extends Played {
  document: PositionDocument & { options: object };
  instead?: Record<string, Partial<Played>>;
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

/** An example as a table with these readings plays it. */
export function playedExample(example: Example, readings: readonly string[]): Example {
  if (readings.length === 0) return example;
  const { document, instead = {} } = example;
  const changed = readings.find((name) => instead[name]);
  return {
    ...example,
    ...(changed ? instead[changed] : {}),
    document: { ...document, options: { ...document.options, rulings: [...readings] } },
  };
}

export const pointsOf = ({ points }: Example): number => points.reduce((sum, one) => sum + one, 0);

/** The text of a paragraph: the id of its first rule, as catalogues write it. */
export const textOf = (game: string, { rules, text }: Paragraph): string =>
  `rules${game}-${text ?? (rules[0] ?? '').replaceAll('.', '-')}`;
