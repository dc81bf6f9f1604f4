/** The package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number> | undefined;
  }
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
