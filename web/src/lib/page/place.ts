/**
 * The name under which this hall keeps something in the browser that is no other hall's business: halls
 * below several paths of one origin share its storage.
 */
export function keyHere(name: string): string {
  const folder = (globalThis.location?.pathname ?? '/').replace(/[^/]*$/, '');
  return folder === '/' ? name : `${name} ${folder}`;
}
