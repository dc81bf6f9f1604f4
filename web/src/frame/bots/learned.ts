import type { Term } from '../../games/ui';
import type { GameOption, Options } from '../../lib/hall/wire';
import type { Say } from '../../lib/texts.svelte';

/** Names each kind of table once, by the settings that differ from the defaults. */
export function tablesOf(
  say: Say,
  tables: readonly Options[],
  options: readonly GameOption[],
  terms: (options: Options) => Term[],
): string[] {
  const usual = Object.fromEntries(options.map((option) => [option.name, option.default]));
  const known = new Set(terms(usual).map(({ name, value }) => `${name}: ${value}`));
  const told = tables.map((table) =>
    terms({ ...usual, ...table })
      .filter(({ name, value }) => !known.has(`${name}: ${value}`))
      .map(({ value }) => value)
      .join(', '),
  );
  return [...new Set(told.map((words) => words || say('bots-usual')))];
}
