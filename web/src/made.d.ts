/** Modules that the build makes (../build). */
declare module 'emblem:*' {
  const body: string;
  export default body;
}
declare module 'texts:*' {
  const source: string;
  export default source;
}
declare module 'texts:topics' {
  const topics: RegExp;
  export default topics;
}
/** How the parts of catalogues are fetched, by their names and languages. */
declare module 'texts:parts' {
  const parts: import('./lib/texts.svelte').Fetching;
  export default parts;
}
declare module 'texts:later' {
  const later: import('./lib/texts.svelte').Fetching;
  export default later;
}
/** Which games have lessons, and which a rules page. */
declare module 'games:pages' {
  const pages: Record<'learn' | 'rules', RegExp>;
  export default pages;
}
declare module 'games:manifests' {
  const manifests: Record<string, import('./games/ui').Manifest | undefined>;
  export default manifests;
}
declare module 'fonts:page';
