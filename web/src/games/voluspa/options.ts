import type { ChosenOptions, Options } from '../../lib/hall/wire';

/**
 * What to ask the hall for: the seats say how many play, and a named set which kinds there are,
 * so both are left out.
 */
export function askFor(options: Options): ChosenOptions {
  const asked: ChosenOptions = {};
  for (const [name, value] of Object.entries(options)) {
    if (name === 'players' || (name === 'kinds' && options['set'] !== 'custom')) continue;
    if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') {
      asked[name] = value;
    } else if (Array.isArray(value)) asked[name] = value.map(String);
  }
  return asked;
}
