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
declare module 'games:covers' {
  const covers: Record<string, import('./games/face').Cover | undefined>;
  export default covers;
}
declare module 'fonts:page';
