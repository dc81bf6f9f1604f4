/** Modules that the build makes (../build). */
declare module 'emblem:*' {
  const body: string;
  export default body;
}
declare module 'texts:*' {
  const source: string;
  export default source;
}
declare module 'games:topics' {
  const topics: RegExp;
  export default topics;
}
/** By the game, its names from elsewhere by which others are told, in English. */
declare module 'games:names' {
  const names: Record<string, (() => Promise<{ default: string }>) | undefined>;
  export default names;
}
/** Which games have lessons, and which a rules page. */
declare module 'games:pages' {
  const pages: Record<'learn' | 'rules', RegExp>;
  export default pages;
}
declare module 'games:covers' {
  const covers: Record<string, import('./games/face').Cover | undefined>;
  export default covers;
}
declare module 'fonts:page';
