import valda from './examples/valda.json';
import valhalla from './examples/valhalla.json';
import voluspa from './examples/voluspa.json';
import type { PositionDocument } from '../../lib/hall/wire';

/** A position, what is done there, and the points that each action brings. */
export interface Example {
  document: PositionDocument;
  actions: string[];
  points: number[];
}

/** A paragraph: the ids of the rules that it tells, and an example by its name. */
export interface Paragraph {
  rules: string[];
  example?: string;
  /** The id of its text, where it tells no rule. */
  text?: string;
}

/** A line of a list: its text's id, its own place if it has one, and the rules that it is about. */
export interface Line {
  id: string;
  anchor?: string;
  rules: string[];
}

/** `more`: lines that follow as a list; `pieces`: the game's own rows stand here. */
export interface Section {
  id: string;
  paragraphs: Paragraph[];
  more?: Line[];
  pieces?: boolean;
}

const EXAMPLES: Record<string, Record<string, Example>> = { voluspa, valda, valhalla };

export const exampleOf = (game: string, name: string): Example | null =>
  EXAMPLES[game]?.[name] ?? null;

/** One paragraph: "V-4.1 V-4.2" and, after a colon, its example; or, after "=", its text. */
function paragraph(text: string): Paragraph {
  if (text.startsWith('=')) return { rules: [], text: text.slice(1) };
  const [rules = '', example] = text.split(':');
  return { rules: rules.split(' '), ...(example ? { example } : {}) };
}
const section = (id: string, texts: string[], more: Partial<Section> = {}): Section => ({
  id,
  paragraphs: texts.map(paragraph),
  ...more,
});
const listed = (prefix: string, count: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${prefix}-${at + 1}`, rules: [] }));
/** Rulings, each with the rules that it decides; under a chapter each has an id of its own. */
const rulings = (about: string[], chapter?: string): Line[] =>
  about.map((rules, at) => ({
    id: `ruling-${at + 1}`,
    rules: rules.split(' '),
    ...(chapter ? { anchor: `${chapter}.${at + 1}` } : {}),
  }));

const VOLUSPA_RULINGS = [
  'V-5.4',
  'V-1.1',
  'V-1.1',
  'V-1.1',
  'V-1.1 V-5.14',
  'V-5.10',
  'V-5.16',
  'V-5.16',
  'V-5.10 V-5.16',
  'V-1.2 V-5.14',
  'V-4.7',
  'V-6.12',
  'V-5.11',
  'V-5.11',
  'V-6.8',
  'V-6.13',
  'V-6.10',
  'V-6.10 V-6.3',
  'V-5.13',
  'V-4.5 V-4.8',
  'V-10.2',
  'V-2.5',
  'V-4.5 V-4.8',
  'V-5.10',
  'V-6.4',
  'V-6.3',
  'V-6.1',
  'V-6.8',
];
const VALDA_RULINGS = [
  'VA-7.4',
  'VA-5.2 VA-5.3',
  'VA-6.1',
  'VA-12.4',
  'VA-12.4',
  'VA-12.4',
  'VA-11.5',
  'VA-11.6',
];
const VALHALLA_RULINGS = [
  'VH-4.1',
  'VH-8.20',
  'VH-8.2',
  'VH-8.12',
  'VH-3.1 VH-8.31',
  'VH-7.5',
  'VH-11.1',
  'VH-11.4',
];

export const SECTIONS: Record<string, Section[] | undefined> = {
  voluspa: [
    section('goal', ['V-4.6']),
    section('setup', ['V-2.1 V-2.5 V-2.6', 'V-2.2 V-2.3', 'V-2.4', 'V-1.2 V-1.3']),
    section('board', ['V-3.1 V-3.2 V-3.3', 'V-3.4 V-3.5']),
    section('turn', [
      'V-4.1 V-4.2',
      'V-4.3 V-4.4',
      'V-4.5',
      'V-4.7 V-4.9',
      'V-4.8',
      'V-4.10',
      'V-8.4',
    ]),
    section('scoring', [
      'V-6.5:tie',
      'V-6.1',
      'V-6.2 V-6.3 V-5.2',
      'V-6.8:alone',
      'V-6.4',
      'V-6.14',
    ]),
    section('tiles', ['V-5.1 V-5.13 V-1.1'], { pieces: true }),
    section('end', ['V-10.1', 'V-10.2 V-10.3']),
    section('variants', ['V-9']),
    section('actions', ['V-7.1', 'V-7.2 V-7.3'], { more: listed('action', 6) }),
    section('rulings', ['V-14'], { more: rulings(VOLUSPA_RULINGS, 'V-14') }),
  ],
  valda: [
    section('goal', ['VA-14.1']),
    section('setup', ['VA-2.1 VA-2.5 VA-2.6', 'VA-1.1 VA-1.2 VA-1.3 VA-1.4']),
    section('turn', ['VA-4.1 VA-1.8']),
    section('resource', ['VA-5.1', 'VA-5.2 VA-5.3 VA-5.4 VA-5.5:trade']),
    section('game', ['VA-6.1 VA-6.2', 'VA-6.4 VA-6.5 VA-6.6 VA-6.7', 'VA-6.8']),
    section('build', ['VA-7.1 VA-7.2', 'VA-7.3 VA-7.5 VA-7.6:temple', 'VA-7.4']),
    section('attack', [
      'VA-8.1 VA-8.2 VA-8.3',
      'VA-8.4',
      'VA-8.5 VA-8.7:defence',
      'VA-10.2:attack',
    ]),
    section('followers', ['VA-9.1 VA-9 VA-9.2 VA-9.3 VA-9.4', 'VA-10.1 VA-10.3']),
    section('temples', ['VA-11.1 VA-11.2 VA-11.3 VA-11.4', 'VA-11.5 VA-11.6']),
    section('weapons', [
      'VA-12.1 VA-12.2',
      'VA-12.3 VA-12.4',
      'VA-12.5',
      'VA-12.6 VA-12.7 VA-12.8',
    ]),
    section('cards', ['VA-1.6 VA-13 VA-13.1', 'VA-3.5 VA-1.7'], { pieces: true }),
    section('end', ['VA-14.3 VA-4.2', 'VA-14.2 VA-14.4']),
    section('actions', ['VA-15 VA-15.1 VA-15.2', 'VA-15.3 VA-15.4'], {
      more: listed('action', 8),
    }),
    section('rulings', ['VA-19'], { more: rulings(VALDA_RULINGS) }),
  ],
  valhalla: [
    section('goal', ['VH-11.1 VH-11.3']),
    section('setup', [
      'VH-2.1 VH-1.1',
      'VH-2.2 VH-2.4',
      'VH-3.1 VH-3.3 VH-3.4 VH-3.5',
      'VH-1.2 VH-1.3',
      'VH-4.6',
    ]),
    section('turn', ['VH-5.1 VH-5.2', 'VH-5.4 VH-5.5 VH-5.6', 'VH-5.3 VH-5.7']),
    section('place', ['VH-6.1 VH-6.2 VH-6.3', 'VH-4.1 VH-4.2 VH-4.3 VH-4.4 VH-4.5']),
    section('recruit', ['VH-7.1 VH-7.2 VH-7.8', 'VH-7.3 VH-7.4:recruit', 'VH-7.5 VH-7.6 VH-7.7']),
    section('battle', [
      'VH-8.1 VH-8.2 VH-8.3',
      'VH-8.10 VH-8.11 VH-8.12:event',
      'VH-8.20 VH-8.21:battle',
      'VH-8.22 VH-8.23 VH-8.24',
      'VH-8.25',
      'VH-8.30 VH-8.31 VH-8.32',
      'VH-8.33 VH-8.34',
      'VH-8.5',
      'VH-8.6',
      'VH-8.7 VH-8.8 VH-8.9',
    ]),
    section('combat', ['VH-9.1 VH-9.2', 'VH-9.3 VH-9.4 VH-9.5']),
    section('glory', ['VH-10.1:glory', 'VH-10.2 VH-10.3', 'VH-10.5']),
    section('after', ['VH-11.4', 'VH-11.5 VH-11.6', 'VH-11.7']),
    section('cards', ['VH-2.5'], { pieces: true }),
    section('actions', ['VH-13 VH-2.3', 'VH-14.1 VH-14.5'], { more: listed('action', 7) }),
    section('rulings', ['=about-rulings'], { more: rulings(VALHALLA_RULINGS) }),
  ],
};

/** The text of a paragraph: the id of its first rule, as catalogues write it. */
export const textOf = (game: string, { rules, text }: Paragraph): string =>
  `rules${game}-${text ?? (rules[0] ?? '').replaceAll('.', '-')}`;
