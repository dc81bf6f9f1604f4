declare module 'emblem:*' {
  const body: string;
  export default body;
}
