import { chosenOptions } from '../chosen-options';
import type { ChosenOptions, Options } from '../../lib/hall/wire';

/** What to ask the hall for; what is left open it decides. */
export const askFor = (options: Options): ChosenOptions => chosenOptions(options);
