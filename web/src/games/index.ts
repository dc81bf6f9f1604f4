import covers from 'games:covers';

import type { Cover } from './face';

/** Any game; one without a board of its own is shown as the hall tells it. */
export const coverOf = (game: string): Cover =>
  covers[game] ?? {
    askFor: ({ players: _, ...options }) => options as ReturnType<Cover['askFor']>,
    summary: () => '',
    terms: () => [],
    load: async () => (await import('../frame/plain/plain')).faceOf(game),
  };
