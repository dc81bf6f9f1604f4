import { GAMES } from './games.ts';

/** Parts of the page that are needed together come together: a request costs as much as half a kilobyte. */

interface Graph {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; importedIds: readonly string[] } | null;
}

const path = (id: string) => id.replaceAll('\\', '/');
const gameOf = (id: string) => /\/src\/games\/(\w+)\//.exec(path(id))?.[1];
const at =
  (...places: string[]) =>
  (id: string) =>
    places.some((place) => path(id).endsWith(`/src/${place}`));

/** Drawings of several games: none of these is to fetch another for them. */
function signs(id: string, graph: Graph): string | null {
  if (!id.includes('emblem:')) return null;
  const games = new Set(graph.getModuleInfo(id)?.importers.map(gameOf));
  return games.size > 1 ? 'signs' : null;
}

/** What the boards of several games have in common comes with the frame around them. */
function shared(id: string, graph: Graph): string | null {
  if (gameOf(id) !== undefined || id.includes('emblem:')) return null;
  const boards = GAMES.filter((game) => isBeneath(id, at(`games/${game}/face.ts`), graph));
  return boards.length > 1 ? 'table' : null;
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
        'frame/parts/seat-shapes.ts',
        'games/rows.svelte.ts',
      ),
    },
    // Shared by tables and by their cards on the front page.
    {
      name: 'seats',
      test: at(
        'frame/front/names.ts',
        'frame/parts/SeatMark.svelte',
        'frame/time/left.ts',
        'frame/time/terms.ts',
      ),
    },
    { name: 'cards', test: at('frame/lobby/LobbyCard.svelte', 'frame/front/MyTables.svelte') },
    { name: signs },
    ...GAMES.map((game) => ({ name: `${game}-pieces`, test: at(`games/${game}/Emblem.svelte`) })),
    {
      name: 'table',
      test: at(
        'frame/table/TablePage.svelte',
        'frame/talk/SideTabs.svelte',
        // What the boards have in common.
        'frame/table/UndoButton.svelte',
        'frame/parts/drag.ts',
        'frame/parts/long-press.ts',
      ),
    },
    { name: shared },
    ...GAMES.map((game) => ({ name: game, test: at(`games/${game}/face.ts`) })),
  ].map((group, index) => ({ ...group, priority: 100 - index })),
};
