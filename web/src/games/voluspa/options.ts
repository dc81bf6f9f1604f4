import { chosenOptions } from '../chosen-options';
import type { ChosenOptions, Options } from '../../lib/hall/wire';

/** What to ask the hall for: a named set says which kinds there are. */
export const askFor = (options: Options): ChosenOptions =>
  chosenOptions(options, (name) => name === 'kinds' && options['set'] !== 'custom');
