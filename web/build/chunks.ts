import { GAMES } from './games.ts';

/** Parts of the page that are needed together come together: a request costs as much as half a kilobyte. */

interface Graph {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; importedIds: readonly string[] } | null;
}

/** Without what follows a file's name: the styles of a component go where it goes. */
const path = (id: string) => id.replaceAll('\\', '/').replace(/\?.*$/, '');
const gameOf = (id: string) => /\/src\/games\/(\w+)\//.exec(path(id))?.[1];
const at =
  (...places: string[]) =>
  (id: string) =>
    places.some((place) => path(id).endsWith(`/src/${place}`));

/** The pictures of a game's cards, which come after all else. */
const isPictures = (id: string) => /\/cards\/pictures\.ts$/.test(path(id));

/** Drawings of several games: none of these is to fetch another for them. */
function signs(id: string, graph: Graph): string | null {
  if (!id.includes('emblem:')) return null;
  const importers = graph.getModuleInfo(id)?.importers.filter((one) => !isPictures(one));
  const games = new Set(importers?.map(gameOf));
  return games.size > 1 ? 'signs' : null;
}

/** What tables and their cards on the front page have in common. */
const onCards = at('frame/time/cover-words.ts', 'frame/time/left.ts');

const isChoosing = (id: string) => /\/src\/frame\/choosing\/(?!Reasons)/.test(path(id));
const isFrame = at(
  'frame/table/TablePage.svelte',
  'frame/talk/SideTabs.svelte',
  'table.css',
  // What the boards have in common.
  'frame/table/UndoButton.svelte',
  'frame/parts/Composer.svelte',
  'frame/parts/drag.ts',
  'frame/parts/long-press.ts',
);

const inFrame = (id: string) => isFrame(id) || isChoosing(id);

/** What the boards of several games have in common, and cards with them; what only comes after the boards, apart. */
function shared(id: string, graph: Graph): string | null {
  if (onCards(id)) return 'table';
  if (inFrame(id)) return null;
  if (gameOf(id) !== undefined || id.includes('emblem:')) return null;
  const among = (part: string) =>
    GAMES.filter((game) => isBeneath(id, at(`games/${game}/${part}.ts`), graph)).length > 1;
  return among('ui') ? 'table' : among('lazy') ? 'lazy' : null;
}

/** Whether a module is imported, directly or not, by one that is wanted. */
function isBeneath(id: string, wanted: (id: string) => boolean, graph: Graph): boolean {
  const seen = new Set([id]);
  // A set goes on with what is added meanwhile.
  for (const one of seen) {
    if (wanted(one)) return true;
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/** Each with all that it imports and none before it has; the rest is parted by itself. */
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
    // What the emblem is made of, and tables as well.
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
    // What is only beautiful comes last.
    ...GAMES.map((game) => ({
      name: `${game}-pictures`,
      test: at(`games/${game}/cards/pictures.ts`, `games/${game}/pictures/parts.ts`),
    })),
    // What boards take of the other pages.
    { name: 'title', test: at('frame/page/title.svelte.ts', 'frame/fields/Anew.svelte') },
    // What every page but the boards begins with.
    { name: 'page', test: at('frame/page/Page.svelte', 'lib/page/opening.svelte.ts') },
  ].map((group, index) => ({ ...group, priority: 100 - index })),
};
