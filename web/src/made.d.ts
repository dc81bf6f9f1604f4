/** Modules that the build makes (../build). */
declare module 'emblem:*' {
  const body: string;
  export default body;
}
declare module 'texts:*' {
  const source: string;
  export default source;
}
declare module 'fonts:page';
