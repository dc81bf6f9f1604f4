import { asked } from '../asked';
import type { ChosenOptions, Options } from '../../lib/hall/wire';

/** What to ask the hall for: with Turnaround a lot says who begins. */
export const askFor = (options: Options): ChosenOptions =>
  asked(options, (name) => name === 'first' && options['turnaround'] === true);
