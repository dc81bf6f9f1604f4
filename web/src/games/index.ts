import type { Cover } from './face';
import { cover as valda } from './valda/cover';
import { cover as valhalla } from './valhalla/cover';
import { cover as voluspa } from './voluspa/cover';

/** Every game this client can show, by the name the hall gives it. */
export const covers: Record<string, Cover | undefined> = { voluspa, valda, valhalla };
