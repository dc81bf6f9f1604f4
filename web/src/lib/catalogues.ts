/** The catalogues that are fetched when the first of their texts is asked for, by their paths. */
export const later = import.meta.glob<string>(
  [
    '../../../src/gladsheim/locales/*/{voluspa,valda,valhalla}.ftl',
    '../../../src/gladsheim/locales/*/{lab,lab-*,review,reader,rules-*,learn,learn-*}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
