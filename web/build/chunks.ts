import { GAMES } from './games.ts';

/** Parts of the page that are needed together come together: a request costs as much as half a kilobyte. */

interface Graph {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; importedIds: readonly string[] } | null;
}

/** Without the query after a file's name: the styles of a component go with it. */
const path = (id: string) => id.replaceAll('\\', '/').replace(/\?.*$/, '');
const gameOf = (id: string) => /\/src\/games\/(\w+)\//.exec(path(id))?.[1];
const at =
  (...places: string[]) =>
  (id: string) =>
    places.some((place) => path(id).endsWith(`/src/${place}`));

/** The pictures of a game's cards, which come after all else. */
const isPictures = (id: string) => /\/pictures\/parts\.ts$/.test(path(id));

/** Drawings of several games: a game that needs one must not load another for it. */
function signs(id: string, graph: Graph): string | null {
  if (!id.includes('emblem:')) return null;
  const importers = graph.getModuleInfo(id)?.importers.filter((one) => !isPictures(one));
  const games = new Set(importers?.map(gameOf));
  return games.size > 1 ? 'signs' : null;
}

/** The modules that tables share with their cards on the front page. */
const onCards = at('frame/time/cover-words.ts', 'frame/time/left.ts');

const isChoosing = (id: string) => /\/src\/frame\/choosing\/(?!Reasons)/.test(path(id));
const isFrame = at(
  'frame/table/TablePage.svelte',
  'frame/talk/SideTabs.svelte',
  'table.css',
  // The modules that all boards share.
  'frame/table/UndoButton.svelte',
  'frame/parts/Composer.svelte',
  'frame/parts/drag.ts',
  'frame/parts/long-press.ts',
);

const inFrame = (id: string) => isFrame(id) || isChoosing(id);

/** The modules that the boards of several games share, with cards; those needed later are separate. */
function shared(id: string, graph: Graph): string | null {
  if (onCards(id)) return 'table';
  if (inFrame(id)) return null;
  if (gameOf(id) !== undefined || id.includes('emblem:')) return null;
  const among = (part: string) =>
    GAMES.filter((game) => isBeneath(id, at(`games/${game}/${part}.ts`), graph)).length > 1;
  return among('ui') ? 'table' : among('lazy') ? 'lazy' : null;
}

/** Whether a wanted module imports a module, directly or not. */
function isBeneath(id: string, wanted: (id: string) => boolean, graph: Graph): boolean {
  const seen = new Set([id]);
  // The loop continues with the elements that it adds.
  for (const one of seen) {
    if (wanted(one)) return true;
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/** Each chunk with all its imports that no chunk before it has; the bundler splits the rest by itself. */
export const chunks = {
  groups: [
    { name: 'start', test: at('main.ts') },
    {
      name: 'front',
      test: at(
        'frame/front/FrontPage.svelte',
        // Tables need them, too.
        'frame/front/names.ts',
        'frame/parts/seat-shapes.ts',
        'frame/parts/SeatMark.svelte',
        'games/rows.svelte.ts',
      ),
    },
    { name: 'art', test: at('games/Art.svelte') },
    { name: signs },
    { name: shared },
    // The modules that emblem and table share.
    ...GAMES.map((game) => ({
      name: `${game}-pieces`,
      test: at(
        `games/${game}/cards/Tablet.svelte`,
        `games/${game}/board/Army.svelte`,
        `games/${game}/board/Territories.svelte`,
      ),
    })),
    ...GAMES.map((game) => ({ name: `${game}-emblem`, test: at(`games/${game}/Emblem.svelte`) })),
    { name: 'terms', test: at('frame/time/terms.ts') },
    { name: 'cards', test: at('frame/lobby/LobbyCard.svelte', 'frame/front/MyTables.svelte') },
    { name: 'table', test: inFrame },
    ...GAMES.map((game) => ({ name: game, test: at(`games/${game}/ui.ts`) })),
    ...GAMES.map((game) => ({ name: `${game}-lazy`, test: at(`games/${game}/lazy.ts`) })),
    // Decorative parts come last.
    ...GAMES.map((game) => ({
      name: `${game}-pictures`,
      test: at(`games/${game}/pictures/parts.ts`),
    })),
    // The modules of other pages that boards use.
    { name: 'title', test: at('frame/page/title.svelte.ts', 'frame/fields/Anew.svelte') },
    // The modules that every page except the boards begins with.
    { name: 'page', test: at('frame/page/Page.svelte', 'lib/page/opening.svelte.ts') },
  ].map((group, index) => ({ ...group, priority: 100 - index })),
};
