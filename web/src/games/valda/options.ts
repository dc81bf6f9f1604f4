import type { ChosenOptions, Options } from '../../lib/hall/wire';

/** What to ask the hall for: the seats say how many play, and a lot who begins with Turnaround. */
export function askFor(options: Options): ChosenOptions {
  const asked: ChosenOptions = {};
  for (const [name, value] of Object.entries(options)) {
    if (name === 'players' || (name === 'first' && options['turnaround'] === true)) continue;
    if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') {
      asked[name] = value;
    } else if (Array.isArray(value)) asked[name] = value.map(String);
  }
  return asked;
}
