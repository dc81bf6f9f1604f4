import { chosenOptions } from '../chosen-options';
import type { ChosenOptions, Options } from '../../lib/hall/wire';

/** What to ask the hall for: with Turnaround a lot says who begins. */
export const askFor = (options: Options): ChosenOptions =>
  chosenOptions(options, (name) => name === 'first' && options['turnaround'] === true);
