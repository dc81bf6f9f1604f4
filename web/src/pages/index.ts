import type { Component } from 'svelte';

import type { Given, Parts } from './pattern';

/** Options of a page besides its component. */
interface Ways<Part> {
  /** The catalogue of its texts. The page is shown once it has loaded. */
  topic?: string;
  /** The common catalogues that it needs: of the front page, of a table at first, or all. */
  words?: 'front' | 'first';
  /**
   * The parts of the address that identify a page: a change of one mounts the page again. By default only
   * the first part.
   */
  key?: readonly Part[];
}

/** A page: the pattern of its address after `#/` (pattern.ts), whose parts are its component's props. */
const page = <const Pattern extends string>(
  pattern: Pattern,
  load: () => Promise<{ default: Component<Parts<Pattern>> }>,
  ways: Ways<keyof Parts<Pattern>> = {},
) => ({ pattern, load, ...ways });

/** All pages by name. Of patterns with the same beginning, the longer comes first. */
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
  /** The page for every address that no other pattern matches. */
  nowhere: page('nowhere', () => import('../frame/front/Nowhere.svelte')),
};

type Pages = typeof PAGES;
export type PageName = keyof Pages;
type PatternOf<Name extends PageName> = Pages[Name]['pattern'];
/** A page with the parts of its address. */
export type Route = { [Name in PageName]: { page: Name } & Parts<PatternOf<Name>> }[PageName];
/** The values that make up the address of a page. */
export type AddressParts<Name extends PageName> = Given<PatternOf<Name>>;

/** Any page, whose props are those that its address gives it. */
interface Shown {
  page: Ways<string> & { load: () => Promise<{ default: Component<Record<string, unknown>> }> };
  props: Record<string, unknown>;
  /** Identifies the page: a change mounts another page, or the same one for something else. */
  key: string;
}

/** The way to show a page for the parts of its address. */
export function shown({ page: name, ...props }: Route): Shown {
  const page = PAGES[name] as Shown['page'];
  const parts: Record<string, unknown> = props;
  const key = page.key?.map((part) => parts[part]) ?? Object.values(parts).slice(0, 1);
  return { page, props: parts, key: [name, ...key].join('/') };
}
