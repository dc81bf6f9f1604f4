import type { Face } from './face';
import { valda } from './valda/face';
import { valhalla } from './valhalla/face';
import { voluspa } from './voluspa/face';

/** Every game this client can show, by the name the hall gives it. */
export const faces: Record<string, Face | undefined> = { voluspa, valda, valhalla };
