import type { Component } from 'svelte';

import type { Given, Parts } from './pattern';

/** How a page is shown, beside its component. */
interface Ways<Part> {
  /** The catalogue of its texts. The page is shown once that has come. */
  topic?: string;
  /** The common catalogues that it needs: of the front page, of a table at first, or all. */
  words?: 'front' | 'first';
  /** The parts of the address that make it another page, mounted anew; without, the first part alone. */
  key?: readonly Part[];
}

/** A page: the pattern of its address after `#/` (pattern.ts), the parts of which are its component's props. */
const page = <const Pattern extends string>(
  pattern: Pattern,
  load: () => Promise<{ default: Component<Parts<Pattern>> }>,
  ways: Ways<keyof Parts<Pattern>> = {},
) => ({ pattern, load, ...ways });

/** All pages by their names. Of patterns that begin alike, the longer one stands first. */
export const PAGES = {
  front: page('', () => import('../frame/front/FrontPage.svelte'), { words: 'front' }),
  account: page('account/:door(id)?', () => import('../frame/account/AccountPage.svelte')),
  new: page('new/:game', () => import('../frame/front/NewTable.svelte')),
  replay: page('table/:id/ply/:ply/review?', () => import('../frame/replay/ReplayPage.svelte')),
  table: page('table/:id', () => import('../frame/table/TablePage.svelte'), { words: 'first' }),
  trends: page('player/:name/trends/:game?', () => import('../frame/trends/TrendsPage.svelte'), {
    topic: 'trends',
  }),
  player: page('player/:name', () => import('../frame/people/ProfilePage.svelte')),
  ranking: page('ranking/:game', () => import('../frame/people/RankingPage.svelte')),
  bots: page('bots/:game', () => import('../frame/bots/BotsPage.svelte'), { topic: 'bots' }),
  daily: page('daily/:day?', () => import('../frame/daily/DailyPage.svelte'), { topic: 'daily' }),
  match: page('match/:id', () => import('../frame/daily/MatchPage.svelte'), { topic: 'daily' }),
  lab: page('lab/:game/:code(id)?', () => import('../frame/lab/LabPage.svelte'), {
    topic: 'lab',
    key: ['game', 'code'],
  }),
  rules: page(
    'rules/:game/:id(dotted)?/:readings(list)?',
    () => import('../frame/rules/RulesPage.svelte'),
    { topic: 'lab' },
  ),
  learn: page('learn/:game/:lesson(dotted)?', () => import('../frame/learn/LearnPage.svelte'), {
    topic: 'learn',
  }),
  puzzles: page(
    'puzzles/:game/:puzzle(dotted)?',
    () => import('../frame/puzzles/PuzzlesPage.svelte'),
    { topic: 'puzzles' },
  ),
  unsubscribe: page('unsubscribe/:token(id)', () => import('../frame/news/Unsubscribe.svelte')),
  /** What every address leads to that no other pattern reads. */
  nowhere: page('nowhere', () => import('../frame/front/Nowhere.svelte')),
};

type Pages = typeof PAGES;
export type PageName = keyof Pages;
type PatternOf<Name extends PageName> = Pages[Name]['pattern'];
/** A page with what its address says. */
export type Route = { [Name in PageName]: { page: Name } & Parts<PatternOf<Name>> }[PageName];
/** What the address of a page is made of. */
export type AddressParts<Name extends PageName> = Given<PatternOf<Name>>;

/** Any page, whose props are those that its address gives it. */
interface Shown {
  page: Ways<string> & { load: () => Promise<{ default: Component<Record<string, unknown>> }> };
  props: Record<string, unknown>;
  /** Another one: another page, or the same one for something else. */
  key: string;
}

/** How a page is shown with what its address says. */
export function shown({ page: name, ...props }: Route): Shown {
  const page = PAGES[name] as Shown['page'];
  const parts: Record<string, unknown> = props;
  const key = page.key?.map((part) => parts[part]) ?? Object.values(parts).slice(0, 1);
  return { page, props: parts, key: [name, ...key].join('/') };
}
