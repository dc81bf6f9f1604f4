import type { ChosenOptions, Options } from '../../lib/hall/wire';

/** What to ask the hall for: the seats say how many play, and what is left open it decides. */
export function askFor(options: Options): ChosenOptions {
  const asked: ChosenOptions = {};
  for (const [name, value] of Object.entries(options)) {
    if (name === 'players') continue;
    if (typeof value === 'boolean' || typeof value === 'number') asked[name] = value;
  }
  return asked;
}
