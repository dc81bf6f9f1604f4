import type { ChosenOptions, Options } from '../lib/hall/wire';

/**
 * What a form asks the hall for: what was chosen, but the number of players, which the seats say, what
 * is left open, and what `isLeftOut` names besides.
 */
export function chosenOptions(
  options: Options,
  isLeftOut: (name: string) => boolean = () => false,
): ChosenOptions {
  const found: ChosenOptions = {};
  for (const [name, value] of Object.entries(options)) {
    if (name === 'players' || isLeftOut(name)) continue;
    if (Array.isArray(value)) found[name] = value.map(String);
    else if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') {
      found[name] = value;
    }
  }
  return found;
}
